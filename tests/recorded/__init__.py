"""Seeded games with everything that anybody saw, heard and could have done in them, recorded once. Rules that
are written anew must leave all of it as it is."""
