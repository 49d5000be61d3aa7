"""Rules whose tests notice some faults and miss others, so that the tool that looks for them can be tried."""
