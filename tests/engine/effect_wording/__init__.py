"""What the tests of wording must know about each game: a module and a file of sentences for each."""
