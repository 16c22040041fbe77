"""What a hall keeps: the database, keys, people, backups, and news between processes."""
