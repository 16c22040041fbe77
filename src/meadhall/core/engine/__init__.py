"""What makes a game run: its state, procedures and questions, luck and events."""
