### What one’s own page says: sessions, links, passkeys, data.

account-title = Your name and your devices
account-what = You are { $name } here. There is no password: your devices know you, and you decide which ones do.
account-nobody = You have no name here yet. Choose one, or sign in if you have been here before.
passkeys-title = Passkeys
passkeys-what = A passkey lives on your phone, your computer or in your password manager, and opens with a finger, a face or a PIN. With it you are { $name } on every device, without a password.
passkeys-one = A device can be lost: add a second passkey on another one, or keep a recovery link.
passkeys-not-at-this-address = No passkeys at this address: they need https, or the name localhost. A recovery link keeps your name too.
passkey-word = Passkey
passkey-add = Keep my name with a passkey
passkey-add-another = Add another passkey
passkey-added = Done: with this passkey you are { $name } wherever you open Tablée.
passkey-label = Name this passkey
passkey-keep = Keep
passkey-rename = Rename
passkey-remove = Remove
passkey-remove-sure = Remove the passkey “{ $name }”? It will open nothing here any more; your device may show it until you delete it there.
passkey-remove-yes = Yes, remove it
passkey-seen = used { $when }
passkey-elsewhere = for { $site }
recovery-title = Recovery link
recovery-what = For the day you lose all your devices: a link that makes a new one yours. Keep it where only you will find it, on paper or in a password manager. It works once, until you make a new one.
recovery-made = You have one, made { $when }. It was shown only then.
recovery-make = Make a recovery link
recovery-again = Make a new one; the old one stops working
recovery-keep = Keep it now: it won’t be shown again. Whoever has it can play as you.
sessions-title = Where you are signed in
device-words =
    { $known ->
        [both] { $browser } on { $system }
        [one] { $browser }
        [former] Devices from before the last update
       *[none] Some device
    }
session-this = this device
session-seen = last here { $when }
sign-out = Sign out
sign-out-others = Sign out everywhere else
sign-out-sure = Sign out on this device? To be { $name } again you need a passkey, a recovery link, or a link from another device.
sign-out-only-here = Only this browser knows you, and you have neither a passkey nor a recovery link: you could never be { $name } again, and your games would wait in vain. Sign out all the same?
sign-out-yes = Yes, sign out
data-title = Your data
data-what = Everything this server knows about you, as a file: your name, devices and passkeys, your games with their records, what you said. Or have it deleted.
data-export = Download my data
data-delete = Delete me
data-delete-sure = Delete { $name } for good? You are signed out everywhere, running games are given up, and what you said is gone. Finished games stay for the others, with “Somebody” in the place of your name.
data-delete-yes = Yes, delete me
data-deleted = { $name } is deleted here.
keep-title = Keep your name, { $name }?
keep-what = So far only this browser knows you. With a passkey you are { $name }, with your games, on every device. No password, nothing to fill in.
keep-later = No, thank you

## What came of one’s games

stats-title = Your games
stats-games =
    { $games ->
        [one] One game
       *[other] { NUMBER($games) } games
    }: { NUMBER($percent) }% won (among equals: { NUMBER($fair) }%), { $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    } on average.
stats-chart = { $game }: wins in 100, game after game
stats-line = Wins in 100 so far
stats-choices = In games that were analysed, this cost you something:
stats-choice =
    { $times ->
        [one] “{ $move }” in place of “{ $best }”
       *[other] “{ $move }” in place of “{ $best }”, { NUMBER($times) } times
    }
stats-history = All finished games
stats-search = Search by game, player or day
stats-none = No game matches.
stats-all = Show all { NUMBER($games) }
