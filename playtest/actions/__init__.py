"""What people do with tokens: one file each, called by pages and commands."""
