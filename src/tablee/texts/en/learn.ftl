## Learning

learn-missing = Learning needs { $missing }, which is not installed: `pip install "tablee[learn]"` brings it. What was learned is played without.
learn-folder = “{ $folder }” cannot be written: { $reason }. Choose another folder with --out.
learn-elsewhere = Another run learns in “{ $folder }”: wait for it, or choose another folder with --out.
learn-exists = A run has learned in “{ $folder }” already: go on with it by --resume, or choose another folder with --out.
learn-no-checkpoint = “{ $folder }” has no checkpoint to go on from: leave --resume out to begin.
learn-other = The run in “{ $folder }” is another one; it differs in: { $differs }. Type the same command as when it began, or choose another folder with --out.
learn-not-shipped = No weights come with { $game }: --shipped is for { $known }.

learn-look = after { $samples } decisions: with { $players } players, won { $share } of { $games } games against { $against } ({ $low } to { $high }; an equal wins { $fair })
learn-speed = { $samples } decisions learned from in { $seconds } seconds, { $speed } a second, looks at it left out.
learn-files = Weights: { $weights }. Curve: { $curve }.
learn-next = Let it play: `{ $command }`

learn-curve = { $game } with { $players } players: % won against { $against }
learn-curve-samples = decisions learned from, in thousands
