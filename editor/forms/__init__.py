"""Forms made from the shapes of declared fields. No kind and no field of a game is named here."""
