"""Reports on campaigns: what observations of games (`engine.kernel.observing`) add up to, whether two
releases differ, and how that is told, as a page and as a PDF. Pure functions over plain data: no models, no
game named."""
