"""Who somebody is: guests, programs, companions; cookies, tokens and private links."""
