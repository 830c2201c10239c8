"""What a host looks after: settings, the data folder, backups, logs, metrics."""
