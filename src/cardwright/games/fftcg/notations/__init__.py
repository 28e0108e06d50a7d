"""Operations and costs that are this game's own: what its profile makes of card texts."""
