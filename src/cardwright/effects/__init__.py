"""What card text does: native classes that text trees are lowered to, and the frame that carries them out."""
