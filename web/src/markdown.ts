/** The little Markdown of the rulebooks, as data to be drawn: headings, paragraphs, lists, tables, emphasis, pictures. */

export type Span = { text: string; kind: "plain" | "em" | "strong" | "code" };
export type Block =
	| { kind: "heading"; level: number; name: string; spans: Span[] }
	| { kind: "paragraph"; spans: Span[] }
	| { kind: "list"; ordered: boolean; items: Span[][] }
	| { kind: "picture"; name: string }
	| { kind: "table"; head: Span[][]; rows: Span[][][] };

const HEADING = /^(#+) (.*?)(?: \{#([a-z0-9-]+)\})?$/;
const PICTURE = /^<!-- picture: ([a-z-]+) -->$/;
const ITEM = /^(?:(-)|\d+\.) (.*)$/;
const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

/** A text with its emphasis. */
export function spans(text: string): Span[] {
	const found: Span[] = [];
	let end = 0;
	for (const match of text.matchAll(SPAN)) {
		if (match.index > end) found.push({ kind: "plain", text: text.slice(end, match.index) });
		const [whole, strong, em, code] = match;
		if (strong) found.push({ kind: "strong", text: strong });
		else if (em) found.push({ kind: "em", text: em });
		else if (code) found.push({ kind: "code", text: code });
		end = match.index + whole.length;
	}
	if (end < text.length) found.push({ kind: "plain", text: text.slice(end) });
	return found;
}

/** A whole text, block by block. */
export function blocks(markdown: string): Block[] {
	return markdown
		.split(/\n{2,}/)
		.filter((part) => part.trim())
		.flatMap((part) => block(part.trim().split("\n")));
}

function block(lines: string[]): Block[] {
	const [first = "", ...rest] = lines;
	const heading = HEADING.exec(first);
	if (heading) {
		const [, marks = "", title = "", name = ""] = heading;
		const made: Block = { kind: "heading", level: marks.length, name, spans: spans(title) };
		return rest.length ? [made, ...block(rest)] : [made];
	}
	const picture = PICTURE.exec(first);
	if (picture) return [{ kind: "picture", name: picture[1] ?? "" }];
	if (first.startsWith("|")) return [table(lines)];
	if (ITEM.test(first)) return [list(lines)];
	const item = lines.findIndex((line) => ITEM.test(line));
	if (item > 0) return [...block(lines.slice(0, item)), ...block(lines.slice(item))];
	return [{ kind: "paragraph", spans: spans(lines.join(" ")) }];
}

function list(lines: string[]): Block {
	const items: string[] = [];
	for (const line of lines) {
		const item = ITEM.exec(line);
		if (item) items.push(item[2] ?? "");
		else items.push(`${items.pop() ?? ""} ${line.trim()}`);
	}
	return { kind: "list", ordered: !lines[0]?.startsWith("-"), items: items.map(spans) };
}

function table(lines: string[]): Block {
	const cells = (line: string) =>
		line
			.split("|")
			.slice(1, -1)
			.map((cell) => spans(cell.trim()));
	const [head = "", , ...rows] = lines;
	return { kind: "table", head: cells(head), rows: rows.map(cells) };
}
