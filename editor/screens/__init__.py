"""The pages of the editor, one file per screen. They show what `content` says and call its actions."""
