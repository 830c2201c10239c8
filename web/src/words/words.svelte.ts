/** What the page says: the same Fluent files as the server's, in the reader's language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** A key of the language files with its arguments, which may be texts again. */
export type Text = { key: string; args: Record<string, unknown> };
type Args = Record<string, string | number>;

const FOLDER = "../../../src/tablee/texts"; // as the patterns below have it, which must be written out
const FILES = import.meta.glob<string>(
	[
		"../../../src/tablee/texts/*/*.ftl",
		"!../../../src/tablee/texts/*/{arena,common,language,learn,server,terminal}.ftl",
	],
	{ query: "?raw", import: "default" },
);
const KEPT = "tablee-language";
const DEFAULT = "en";

const NAME_FILES = import.meta.glob<string>("../../../src/tablee/texts/*/language.ftl", {
	query: "?raw",
	import: "default",
	eager: true,
});

/** The languages that there are, each by its own name. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
	Object.entries(NAME_FILES).map(([path, file]) => [path.split("/").at(-2), ownName(file)]),
);

function ownName(file: string): string {
	const bundle = new FluentBundle([]);
	bundle.addResource(new FluentResource(file));
	return bundle.formatPattern(bundle.getMessage("language-own-name")?.value ?? "");
}

class Words {
	language = $state(DEFAULT);
	private bundle = $state.raw(new FluentBundle(DEFAULT));
	private readonly needed = new Set(["page"]);
	/** Names that the server's texts know by number only: those of an owner's cards. */
	called = $state.raw<Record<string, string[]>>({});
	private ready = new Map<string, Promise<void>>();
	private newest: Promise<void> = Promise.resolve();

	/** Speak a language from now on. */
	use(language: string): Promise<void> {
		return this.inTurn(() => this.load(language));
	}

	/** Bundles are made one after another: the last one has all that was asked for. */
	private inTurn(load: () => Promise<void>): Promise<void> {
		this.newest = this.newest.catch(() => {}).then(load);
		return this.newest;
	}

	private async load(language: string): Promise<void> {
		this.bundle = await bundleOf(language, this.needed);
		this.language = language;
		document.documentElement.lang = language;
	}

	/** The reader chose a language: remember it. */
	async choose(language: string): Promise<void> {
		localStorage.setItem(KEPT, language);
		await this.use(language);
	}

	/** Have the words of a game ready too. */
	need(game: string): Promise<void> {
		const ready = this.ready.get(game) ?? this.fetch(game);
		this.ready.set(game, ready);
		return ready;
	}

	private fetch(game: string): Promise<void> {
		this.needed.add(game);
		return this.inTurn(() => this.load(this.language));
	}

	has(key: string): boolean {
		return this.bundle.hasMessage(key);
	}

	/** A sentence. */
	say(key: string, args: Args = {}): string {
		const message = this.bundle.getMessage(key);
		if (!message?.value) {
			console.error(`${this.language}: no text ${key}`);
			return key;
		}
		const errors: Error[] = [];
		const sentence = this.bundle.formatPattern(message.value, args, errors);
		for (const error of errors) console.error(`${this.language}: ${key}: ${error.message}`);
		return withMinus(sentence);
	}

	/** What the server tells, with the names of the players in the place of their seats. */
	tell(text: Text, names: string[]): string {
		const called = text.key === "seat" ? names : this.called[text.key];
		const name = called?.[Number(text.args.number) - 1];
		if (name !== undefined) return name;
		const args = Object.entries(text.args).map(([key, value]) => [key, this.part(value, names)]);
		return this.say(text.key, Object.fromEntries(args) as Args);
	}

	private part(value: unknown, names: string[]): string | number {
		if (typeof value === "number") return value;
		if (Array.isArray(value)) return value.map((one) => this.part(one, names)).join(", ");
		if (isText(value)) return this.tell(value, names);
		return String(value);
	}
}

/** Numbers below zero have a real minus, in sentences as in score sheets. */
export const withMinus = (sentence: string): string => sentence.replaceAll(/(?<![\p{L}\d])-(?=\d)/gu, "−");

/** “De” before a word, as French says it; the texts of French call it as DE. */
export function elided(word: string): string {
	return /^([aeiouhœæ]|y(?![aeiou]))/i.test(word.normalize("NFD")) ? `d’${word}` : `de ${word}`;
}

function isText(value: unknown): value is Text {
	return typeof value === "object" && value !== null && "key" in value;
}

async function bundleOf(language: string, names: Iterable<string>): Promise<FluentBundle> {
	const bundle = new FluentBundle(language, {
		functions: { DE: ([word]) => elided(String(word)) },
		useIsolating: false,
	});
	const files = [...names].map((name) => FILES[`${FOLDER}/${language}/${name}.ftl`]);
	for (const file of await Promise.all(files.map((load) => load?.() ?? ""))) {
		bundle.addResource(new FluentResource(file));
	}
	return bundle;
}

/** The language that was chosen here, or the first of ours that the browser prefers. */
export function firstLanguage(): string {
	const asked = [localStorage.getItem(KEPT) ?? "", ...navigator.languages].map((language) => language.slice(0, 2));
	return asked.find((language) => language in LANGUAGES) ?? DEFAULT;
}

export const words = new Words();

/** A sentence of the page. */
export function t(key: string, args?: Args): string {
	return words.say(key, args);
}

/** Several things in a sentence: one, two and three. */
export function listed(things: string[]): string {
	const [last = "", ...rest] = things.toReversed();
	return rest.length ? t("list", { rest: rest.toReversed().join(", "), last }) : last;
}
