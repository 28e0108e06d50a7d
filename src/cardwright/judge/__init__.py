"""Asking and showing: tables built for a question, scenario files, and which clauses of a rulebook the tests show.

`builder` teaches the table builder, `scenarios` the files that judges write, `coverage` the table of shown clauses.
"""
