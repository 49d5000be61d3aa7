"""Drawing: content streams, pictures, icons, and the document that holds them."""
