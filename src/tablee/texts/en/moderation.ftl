### What the page says to those who look after a server, and about people who block or report each other.

## Somebody at the table

block-do = Block { $name }
block-undo = Unblock { $name }
block-what = You are no longer shown what they say, their open tables and their rematches. They are not told.
block-holds = Blocked: you are not shown what they say, their open tables and their rematches.
blocks-title = People I have blocked
blocks-none = You have blocked nobody.
blocks-undo = Unblock
report-do = Report to the host
report-title = Report { $name }
report-why = What is wrong?
report-reason =
    { $reason ->
        [insults] Insults or harassment in the chat
        [name] An offensive name
        [cheating] Cheating
        [stalling] Stalling, or leaving on purpose
       *[other] Something else
    }
report-text = In your own words, if you like
report-what = The host of this server reads it, with the newest lines of this table’s chat. The other person is not told.
report-send = Send the report
report-sent = Thank you. The host will read it.

## The host’s page

host-title = The host’s page
host-named = Choose a name first; then enter the code that the server has shown.
host-claim-what = The server showed a code when it started. With it you become its host: you see who plays, read reports, and can end tables and ban people.
host-code = The code
host-claim = Become host
host-taken = This page is for the host of this server.
host-tab =
    { $tab ->
        [reports] Reports
        [tables] Tables
        [people] People
        [bans] Bans
       *[server] Server
    }
host-pages = Pages
host-page = { $page } of { $pages }
host-newer = Back
host-older = Next
host-disk-warning =
    { $room ->
        [critical] The disk is almost full: only { $free } are left. Make room now, or games can no longer be kept.
       *[low] The disk is getting full: { $free } are left. Make room soon.
    }
host-backup-problem = The last backup has failed.

## Tables

host-no-tables = Nobody is waiting, and nobody is playing.
host-table-state =
    { $status ->
        [playing] being played, begun { $since }
       *[open] waiting for people, made { $since }
    } · { $followers ->
        [0] nobody follows it
        [one] one person follows it
       *[other] { $followers } people follow it
    }
host-end = End
host-end-table = End the table
host-end-sure =
    { $status ->
        [playing] End this game for everybody? Nobody wins.
       *[open] Close this table?
    }
host-end-yes = Yes, end it

## People

host-search = Search by name
host-no-people = Nobody is called like that.
host-mark = host
host-banned-mark = banned
host-since = first here { $since }
host-seen = last seen { $seen }
host-never = not seen yet
host-connected =
    { $connections ->
        [one] here now
       *[other] here now, on { $connections } pages
    }
host-program = a program of { $keeper }
host-companion = plays on { $keeper }’s device

## Reports

host-reports-which = Which reports
host-reports-open = Open
host-reports-settled = Settled
host-no-reports =
    { $settled ->
        [yes] No report has been settled yet.
       *[no] No reports. All is well.
    }
host-report =
    { $reported }: { $reason ->
        [insults] insults or harassment
        [name] an offensive name
        [cheating] cheating
        [stalling] stalling, or leaving on purpose
       *[other] something else
    }
host-report-by = Reported by { $reporter }, { $at }
host-report-chat =
    { $lines ->
        [one] The chat: one line
       *[other] The chat: { $lines } lines
    }
host-settle = Mark as settled

## Bans

host-ban = Ban
host-ban-named = Ban { $name }
host-ban-title = Ban { $name }?
host-ban-what = Their pages close at once, and they are told why. Their running games go on with bots.
host-ban-days = For how long?
host-ban-address = And the address they come from
host-ban-address-what = For 90 days at most. Everybody behind it is kept out, perhaps a whole household. Only a hash of it is stored.
host-ban-yes = Ban
host-banned =
    { $kind ->
        [address] The address of { $name }
       *[person] { $name }
    }
host-ban-since = banned { $since }
host-ban-until = until { $until }
host-ban-for-good = for good
host-no-bans = Nobody is banned.
host-lift = Lift

## The server

host-disk = Disk
host-disk-free = { $free } of { $total } are free
host-backup = Backups
host-backup-last = The last one { $at }, { $size }
host-backup-none = None yet.
host-backup-off = The server makes none: start it with --backup-every 24h
host-backup-every = Made by the server: after { $every } the next one; the newest { $keep } are kept
host-running = Running
host-running-since =
    version { $version }, started { $since }, { $connections ->
        [one] one open page
       *[other] { $connections } open pages
    }
host-resign = Stop being host
host-resign-sure = You won’t see this page again until you have another code.
host-resign-yes = Yes, stop
