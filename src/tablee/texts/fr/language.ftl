### La langue elle-même.

language-own-name = Français
