"""Sheets: faces placed on paper. Presets in millimetres, imposition, duplex, marks, calibration."""
