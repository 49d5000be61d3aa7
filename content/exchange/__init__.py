"""Translation files: texts on their way to translators outside the studio and back. One list of units, and a
module per format that writes and reads it. Nothing here asks a database."""
