// Written by scripts/wire.py from the server's own types: change those, then write this anew.

/** Agree to end the match here. */
export type Agree = {
	type: "agree";
	id: number;
	table: string;
};

/** A game and what it could have been. */
export type AnalysisShown = {
	bot: string;
	measure: string;
	judged: JudgedShown[];
	turning: number[];
	fortunes: FortuneShown[];
	deals: number;
	summaries: Record<string, TextShown[]>;
};

/** How far an analysis is: nobody asked for it, it is being made, or here it is. */
export type AnalysisStatus = {
	progress: number | null;
	analysis: AnalysisShown | null;
};

/** Agree that somebody undoes a decision, or not; who has asked for it says no to think better of it. */
export type AnswerTakeBack = {
	type: "answer-take-back";
	id: number;
	table: string;
	seq: number;
	agrees: boolean;
};

/** What a seat may do now. */
export type Asked = {
	actions: number[];
	moves: string[];
	part: number;
};

/** A backup that is there, and whole. */
export type Backup = {
	file: string;
	at: number;
	bytes: number;
};

/** Somebody of whom one wants to hear no more. */
export type Blocked = {
	person: string;
	name: string;
	since: number;
};

/** A bot that is offered: its level, what it is called at the table, and how it plays. */
export type BotShown = {
	level: string;
	name: string;
	style: string;
};

/** Who may sit on a seat: its maker, anybody, or a bot of a level. */
export type Chair = {
	kind?: "bot" | "me" | "person";
	level?: string;
};

/** A challenge as somebody sees it. */
export type ChallengeShown = {
	id: string;
	game: string;
	options: Record<string, number | boolean | string>;
	seats: Seat[];
	seat: number;
	is_daily: boolean;
	maker: string | null;
	is_mine: boolean;
	created: number;
	closes: number;
	is_open: boolean;
	progress: "finished" | "none" | "running" | "stopped";
	table: string | null;
	players: number;
	results: ResultLine[];
	former: string | null;
};

/** A challenge as somebody wants it: their own seat, and bots on all others. */
export type ChallengeWish = {
	game: string;
	chairs: Chair[];
	preset?: string | null;
	options?: Record<string, number | boolean | string>;
};

/** Say something to everybody at the table. */
export type Chat = {
	type: "chat";
	id: number;
	table: string;
	text: string;
};

/** What somebody said. */
export type ChatLine = {
	number: number;
	at: number;
	person: string;
	name: string;
	text: string;
};

/** What could be done, as at every table. */
export type ChoiceAsked = {
	actions: number[];
	moves: string[];
	part: number;
};

/** A choice as it lay before its seat, and what the bot would have done. */
export type ChoiceShown = {
	seat: number;
	picture: Record<string, unknown>;
	scores: number[];
	asked: ChoiceAsked;
	suggested: number;
};

/** How long people may think: no limit, so long for each move, or a bank that every move adds to. */
export type Clock = {
	kind?: "bank" | "move" | "none";
	seconds?: number;
	increment?: number;
};

/** When the time of each seat is over, and how much is in its bank, in milliseconds. */
export type Clocks = {
	now: number;
	deadlines: (number | null)[];
	banks: (number | null)[];
};

/** End a table that nobody finishes: the host's to say, before the start. */
export type Close = {
	type: "close";
	id: number;
	table: string;
};

/** The server goes away; tables are kept, and go on when it is back. */
export type Closing = {
	type: "closing";
};

/** A choice of the one beside that of the other; nothing where a game had ended by then. */
export type ComparedChoice = {
	is_same_position: boolean;
	is_same: boolean;
	mine: ComparedMove | null;
	theirs: ComparedMove | null;
};

/** The game of one of the two. */
export type ComparedGame = {
	name: string;
	table: string;
	scores: number[];
	points: number[];
};

/** What somebody did: in words where there are any, or as it is written. */
export type ComparedMove = {
	seq: number;
	said: TextShown | string;
};

/** Two games of the same challenge. */
export type Comparison = {
	seat: number;
	mine: ComparedGame;
	theirs: ComparedGame;
	choices: ComparedChoice[];
	parting: number | null;
};

/** What somebody chose again and again where the best bot would not have. */
export type CostlyChoice = {
	move: unknown;
	best: unknown;
	times: number;
};

/** Make a table. */
export type Create = {
	type: "create";
	id: number;
	game: string;
	chairs: Chair[];
	preset?: string | null;
	options?: Record<string, number | boolean | string>;
	is_public?: boolean;
	clock?: Clock;
	hints?: boolean;
	starts_when_full?: boolean;
	commitment?: string | null;
};

/** Answer the question of a table, by the number of an action or by its notation. */
export type Decide = {
	type: "decide";
	id: number;
	table: string;
	question: number;
	action?: number | null;
	move?: string | null;
	part?: number | null;
};

/** Say no to ending the match here; who has offered it takes the offer back. */
export type Decline = {
	type: "decline";
	id: number;
	table: string;
};

/** An intent was carried out, and what it wrote is on disk. */
export type Done = {
	type: "done";
	id: number;
	table?: string | null;
	hint?: Suggested | null;
	games?: GameLine[] | null;
};

/** A finished game. */
export type Finished = {
	table: string;
	game: string;
	options: Record<string, number | boolean | string>;
	clock: Clock;
	seats: Seat[];
	result: Outcome;
	sheet: Sheet[];
	commitment: string;
	secret: string;
	nonces: string[];
	created: number;
	ended: number | null;
	audience: "everybody" | "link" | "players";
	copied_from: string;
	challenge: string;
};

/** See a table and hear what happens there, on one's seat or as a spectator. */
export type Follow = {
	type: "follow";
	id: number;
	table: string;
	since?: number | null;
};

/** What came of a seat, and of the same deal in the hands of equal bots. */
export type FortuneShown = {
	points: number;
	share: number;
	deal_points: number;
	deal_share: number;
};

/** An entry of a replay: what changed, and what was told. */
export type Frame = {
	seq: number;
	changes: Record<string, unknown>;
	story: unknown[];
	scores: number[];
	seat: number | null;
	is_chance: boolean;
	held: TextShown[][];
};

/** A game in somebody's list. */
export type GameLine = {
	table: string;
	game: string;
	status: "open" | "shuffling" | "playing" | "finished" | "closed";
	players: string[];
	seat: number;
	is_my_turn?: boolean;
	has_resigned?: boolean;
	result?: Outcome | null;
	created?: number;
	ended?: number | null;
	ends?: number | null;
};

/** A game. */
export type GameShown = {
	name: string;
	title: string;
	blurb: string;
	version: number;
	seats: number[];
	actions: number;
	options: OptionShown[];
	presets: PresetShown[];
	levels: string[];
	bots: BotShown[];
	has_lesson: boolean;
	is_listed: boolean;
};

/** What came of somebody's games of one kind. */
export type GameStatistics = {
	game: string;
	games: number;
	share: number;
	fair_share: number;
	points: number;
	choices: CostlyChoice[];
};

/** Ask what a bot would do. */
export type Hint = {
	type: "hint";
	id: number;
	table: string;
	level?: string;
};

/** A ban as a host sees it: nobody is shown what is kept of an address. */
export type HostBan = {
	id: string;
	kind: "person" | "address";
	name: string;
	since: number;
	until: number | null;
};

/** Somebody: since when, when they were seen last, on how many pages they are now. */
export type HostPerson = {
	person: string;
	name: string;
	since: number;
	seen: number | null;
	connections: number;
	is_program: boolean;
	keeper: string | null;
	is_host: boolean;
	is_banned: boolean;
};

/** A report as a host reads it. */
export type HostReport = {
	id: string;
	at: number;
	table: string;
	game: string;
	is_running: boolean;
	reporter: Who;
	reported: Who;
	reason: string;
	words: string;
	chat: ChatLine[];
	settled: number | null;
};

/** Who sits on a seat: a person, a bot of a level, or nobody. */
export type HostSeat = {
	name?: string;
	person?: string | null;
	level?: string | null;
};

/** How the server is. */
export type HostServer = {
	version: string;
	since: number;
	connections: number;
	disk_free: number;
	disk_total: number;
	room: "enough" | "low" | "critical";
	backup_seconds: number | null;
	backup_keep: number;
	last_backup: Backup | null;
	backup_problem: string | null;
};

/** Whether the asker is a host, and whether a code would make them one. */
export type HostStatus = {
	is_host: boolean;
	can_be_claimed: boolean;
};

/** A table that waits for people or is being played. */
export type HostTable = {
	table: string;
	game: string;
	status: "open" | "shuffling" | "playing" | "finished" | "closed";
	seats: HostSeat[];
	since: number;
	followers: number;
};

/** A table as whoever has its link sees it before saying who they are: who invites to what, and how far it is. */
export type Invitation = {
	table: string;
	game: string;
	status: "open" | "shuffling" | "playing" | "finished" | "closed";
	host: string;
	seats: Seat[];
};

/** Sit down. */
export type Join = {
	type: "join";
	id: number;
	table: string;
	seat?: number | null;
	commitment?: string | null;
};

/** A choice beside the best bot's. */
export type JudgedShown = {
	seq: number;
	seat: number;
	cost: number;
	best: number;
	is_same: boolean;
	is_mistake: boolean;
	choice: TextShown;
	cost_said: TextShown;
	reasons: TextShown[];
};

/** Stand up again, before the start. */
export type Leave = {
	type: "leave";
	id: number;
	table: string;
};

/** Hear no more of them. */
export type LeaveLobby = {
	type: "leave-lobby";
	id: number;
};

/** A guided first game. */
export type Lesson = {
	game: string;
	version: number;
	seats: number[];
	options: Record<string, number | boolean | string>;
	steps: LessonStep[];
};

/** What may be done, as at every table. */
export type LessonAsked = {
	actions: number[];
	moves: string[];
	part: number;
};

/** A step: what lies on the table, what may be done, and by its action where it leads. */
export type LessonStep = {
	name: string;
	seat: number;
	picture: Record<string, unknown>;
	scores: number[];
	asked: LessonAsked | null;
	ways: Record<string, LessonWay>;
	goes_on: boolean;
};

/** What a right move brings. */
export type LessonWay = {
	changes: Record<string, unknown>;
	story: unknown[];
	scores: number[];
};

/** The open tables. */
export type Lobby = {
	type: "lobby";
	tables: OpenTable[];
};

/** A table is open no more. */
export type LobbyGone = {
	type: "lobby-gone";
	table: string;
};

/** An open table is new, or changed. */
export type LobbyTable = {
	type: "lobby-table";
	table: OpenTable;
};

/** Somebody's game changed: it waits for them, or no more. */
export type Mine = {
	type: "mine";
	game: GameLine;
};

/** Silence somebody in the chat of a table: the host's to say. */
export type Mute = {
	type: "mute";
	id: number;
	table: string;
	person: string;
};

/** List my running and finished games, those that wait for me first. */
export type MyGames = {
	type: "my-games";
	id: number;
};

/** Show the nonce of a fair shuffle. */
export type Open = {
	type: "open";
	id: number;
	table: string;
	nonce: string;
};

/** A table that people can join. */
export type OpenTable = {
	table: string;
	game: string;
	options: Record<string, number | boolean | string>;
	clock: Clock;
	hints: boolean;
	host: string;
	seats: Seat[];
};

/** An option of a game; without values it is a text. */
export type OptionShown = {
	name: string;
	label: string;
	default: number | boolean | string;
	values: (number | boolean | string)[];
	needs_seats: Record<string, number[]>;
	is_laboratory: boolean;
	words: string;
	says: Record<string, string>;
};

/** How a match ended. */
export type Outcome = {
	how: "finished" | "resigned" | "agreed" | "abandoned" | "host";
	scores: number[];
	winners: number[];
};

/** Play on from a moment of a finished game, on one of its seats, against bots: the same cards come as came then. */
export type PlayOn = {
	type: "play-on";
	id: number;
	table: string;
	seq: number;
	seat: number;
	level?: string;
};

/** A finished game in somebody's history. */
export type PlayedGame = {
	table: string;
	game: string;
	players: string[];
	seat: number;
	scores: number[];
	share: number;
	ended: number;
	is_counted: boolean;
};

/** Options that go together. */
export type PresetShown = {
	name: string;
	label: string;
	options: Record<string, number | boolean | string>;
	words: string;
};

/** How many puzzles of each game there are, and which one is the day's. */
export type PuzzleList = {
	games: Record<string, number>;
	daily: PuzzleNamed;
};

/** A puzzle by its game and its number there. */
export type PuzzleNamed = {
	game: string;
	number: number;
};

/** A puzzle. */
export type PuzzleShown = {
	game: string;
	number: number;
	difficulty: string;
	found: number;
	seat: number;
	seats: number;
	picture: Record<string, unknown>;
	scores: number[];
	asked: ChoiceAsked;
	held: TextShown[][];
	worths: Record<string, number>;
	best: number;
	changes: Record<string, unknown>;
	story: unknown[];
};

/** Why a bot thinks so: a text. */
export type Reason = {
	key: string;
	args: Record<string, unknown>;
};

/** An intent was not carried out, and nothing changed; only of `not-stored` nobody knows before the disk is read. */
export type RefusedAnswer = {
	type: "refused";
	id: number | null;
	key: string;
	args: Record<string, unknown>;
	words: string;
};

/** Play again with the same people: the first to ask makes the new table, the others sit down there. */
export type Rematch = {
	type: "rematch";
	id: number;
	table: string;
	commitment?: string | null;
};

/** Ask somebody to stand up, before the start: the host's to say. */
export type Remove = {
	type: "remove";
	id: number;
	table: string;
	seat: number;
};

/** A whole game, entry by entry, but for what was taken back. */
export type Replay = {
	table: string;
	game: string;
	options: Record<string, number | boolean | string>;
	clock: Clock;
	seats: Seat[];
	seat: number | null;
	commitment: string;
	is_over: boolean;
	frames: Frame[];
};

/** A finished game in the list of those that everybody may see. */
export type ReplayLine = {
	table: string;
	game: string;
	players: string[];
	ended: number | null;
};

/** Tell the host of the server about somebody at the table; the newest lines of its chat go with it. */
export type Report = {
	type: "report";
	id: number;
	table: string;
	person: string;
	reason: "cheating" | "insults" | "name" | "other" | "stalling";
	text?: string;
};

/** Give up for good. */
export type Resign = {
	type: "resign";
	id: number;
	table: string;
};

/** A result in the table of results; where it can be looked at, only for those who have played. */
export type ResultLine = {
	rank: number;
	name: string;
	score: number;
	lead: number;
	has_won: boolean;
	ended: number;
	is_mine: boolean;
	table: string | null;
};

/** Take the seat back from the bot that sits in. */
export type ReturnIntent = {
	type: "return";
	id: number;
	table: string;
};

/** Somebody said something. */
export type Said = {
	type: "chat";
	table: string;
	line: ChatLine;
};

/** Who sits on a seat. */
export type Seat = {
	name?: string;
	person?: string | null;
	level?: string | null;
	is_free?: boolean;
	is_here?: boolean;
	sits_in?: string | null;
	has_resigned?: boolean;
};

/** Who sits at a table, who is there, and how far it is. */
export type Seats = {
	type: "seats";
	table: string;
	status: "open" | "shuffling" | "playing" | "finished" | "closed";
	host: string;
	seats: Seat[];
	watchers: number;
	successor?: string | null;
	successor_host?: string | null;
};

/** Put a bot of a level on an empty seat, or with no level free it again, before the start: the host's to say. */
export type SetChair = {
	type: "chair";
	id: number;
	table: string;
	seat: number;
	level?: string;
};

/** The points after an entry that changed them. */
export type Sheet = {
	seq: number;
	scores: number[];
};

/** Those who committed to a nonce show it now. */
export type Shuffle = {
	type: "shuffle";
	table: string;
	commitment: string;
	commitments: (string | null)[];
};

/** Begin: the host's to say, when no seat is empty. */
export type Start = {
	type: "start";
	id: number;
	table: string;
};

/** Somebody's statistics, and their history, the newest first. */
export type Statistics = {
	games: GameStatistics[];
	history: PlayedGame[];
};

/** A line of a story: a text, its numbers for whoever draws it, and words for whoever asked for them. */
export type StoryLine = {
	key: string;
	args?: Record<string, unknown>;
	numbers?: Record<string, number>;
	words?: string | null;
};

/** More of a long story, after a `table` that said so; nothing else of the table comes before its last piece. */
export type StoryPiece = {
	type: "story";
	table: string;
	story_from: number;
	story: unknown[];
	has_more?: boolean;
};

/** What a bot would do, and what it thinks of the best moves; one that cannot say has only the first. */
export type Suggested = {
	action: number;
	move: string;
	level: string;
	measure: string;
	moves: Weighed[];
};

/** A table as a seat, or a spectator, sees it now. */
export type TableNow = {
	type: "table";
	table: string;
	game: string;
	version: number;
	options: Record<string, number | boolean | string>;
	clock: Clock;
	hints: boolean;
	is_public: boolean;
	status: "open" | "shuffling" | "playing" | "finished" | "closed";
	host: string;
	seats: Seat[];
	seat: number | null;
	commitment: string;
	challenge?: string;
	id?: number | null;
	seq?: number;
	question?: number;
	awaited?: number[];
	asked?: Asked | null;
	can_take_back?: boolean;
	picture?: Record<string, unknown> | null;
	story?: unknown[];
	story_from?: number;
	has_more?: boolean;
	scores?: number[];
	clocks?: Clocks | null;
	agreeing?: number[];
	taking_back?: TakingBack | null;
	chat?: ChatLine[];
	result?: Outcome | null;
	successor?: string | null;
	successor_host?: string | null;
	watchers?: number;
};

/** Undo one's last decision, or ask the others who are there to agree to it. */
export type TakeBackIntent = {
	type: "take-back";
	id: number;
	table: string;
};

/** Play a challenge: `done` brings the table, the one that I have already if I took it before. */
export type TakeChallenge = {
	type: "take-challenge";
	id: number;
	challenge: string;
};

/** Somebody would undo a decision that others have seen, and those seats are asked; or how that came out. */
export type TakingBack = {
	seat: number;
	how: "asked" | "declined" | "done" | "withdrawn";
	seq: number;
	seats: number[];
};

/** A sentence as a key of the language files. */
export type TextShown = {
	key: string;
	args: Record<string, unknown>;
};

/** Hear no more of a table. */
export type Unfollow = {
	type: "unfollow";
	id: number;
	table: string;
};

/** Something happened at a table. */
export type Update = {
	type: "update";
	table: string;
	seq: number;
	question: number;
	awaited: number[];
	story?: unknown[];
	story_from?: number | null;
	retold?: Record<string, unknown>;
	changes?: Record<string, unknown>;
	asked?: Asked | null;
	can_take_back?: boolean;
	scores?: number[];
	clocks?: Clocks | null;
	agreeing?: number[];
	end_declined?: number | null;
	taking_back?: TakingBack | null;
	result?: Outcome | null;
};

/** Hear of open tables as they come and go. */
export type WatchLobby = {
	type: "watch-lobby";
	id: number;
};

/** What a bot thinks of a move: what it should bring, how far that varies, and how much it was thought of. */
export type Weighed = {
	action: number;
	move: string;
	value: number;
	spread: number;
	weight: number;
	reasons: Reason[];
	words: string[];
};

/** The first message: who one is. */
export type Welcome = {
	type: "welcome";
	person: string;
	name: string;
	now: number;
	version: string;
};

/** Somebody, by the name of then. */
export type Who = {
	person: string;
	name: string;
};

export type Intent =
	| WatchLobby
	| LeaveLobby
	| MyGames
	| Create
	| TakeChallenge
	| Follow
	| Unfollow
	| Join
	| Leave
	| Start
	| Open
	| Remove
	| SetChair
	| Mute
	| Report
	| Close
	| Rematch
	| PlayOn
	| Decide
	| TakeBackIntent
	| AnswerTakeBack
	| Resign
	| Agree
	| Decline
	| ReturnIntent
	| Hint
	| Chat;

export type Answer =
	| Welcome
	| Done
	| RefusedAnswer
	| Lobby
	| LobbyTable
	| LobbyGone
	| Mine
	| TableNow
	| StoryPiece
	| Update
	| Seats
	| Shuffle
	| Said
	| Closing;
