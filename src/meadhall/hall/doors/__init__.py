"""How people and programs reach the hall: HTTP, sockets, pages; and who stands guard there."""
