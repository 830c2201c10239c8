"""What is kept: people, tables, their logs. SQLAlchemy Core over a file of SQLite, or over PostgreSQL."""
