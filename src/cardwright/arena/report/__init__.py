"""The report of a run: one HTML file that needs no network, and its charts and tables as PNG and CSV."""
