"""What is kept on disk: people, tables, their logs. SQLAlchemy Core over SQLite; another database fits behind it."""
