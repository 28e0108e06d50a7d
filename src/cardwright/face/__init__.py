"""The public face: the classes and functions that `import cardwright` offers. Everything else in the package is internal."""
