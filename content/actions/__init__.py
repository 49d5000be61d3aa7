"""What people do with content, one file per deed. Admin, API and commands call these and decide nothing
themselves."""
