"""What travels through the doors, both ways: requests, answers and messages, as closed types."""
