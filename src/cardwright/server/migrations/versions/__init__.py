"""One step a file. A step that was released is never changed."""
