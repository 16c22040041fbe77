"""Cards as data: what a card file may say, how it is read, where its numbers come from."""
