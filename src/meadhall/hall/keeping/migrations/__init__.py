"""The steps that bring an older database to today's shape, run when a hall starts."""
