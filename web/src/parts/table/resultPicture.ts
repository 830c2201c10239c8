/** The result of a game as a picture that can be sent to friends: drawn here, saved as PNG. */

export type Result = {
	game: string;
	title: string;
	note: string; // why it ended before its end
	rows: { hue: number; rank: number; name: string; score: string; isWinner: boolean }[];
	lines: { totals: number[]; hue: number }[]; // everybody's points, step by step
	foot: string;
};

const [WIDTH, TOP, NOTE, ROW, CHART, EDGE, SCALE] = [720, 190, 34, 56, 200, 48, 2];
const HUES = ["#a3321c", "#37663f", "#77560b", "#2a2622", "#275675", "#5d3a75"];
const NAME = 22; // letters of a name
const titleSize = (title: string): number => Math.min(40, Math.floor(1150 / title.length)); // several may win
const hueOf = (hue: number): string => HUES[hue % HUES.length] ?? "";

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const brief = (name: string): string => (name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name);

/** The picture as SVG, with the fonts of the system: an image sees none of the page's. */
export function drawResult(result: Result): { svg: string; width: number; height: number } {
	const { game, title, note, rows, lines, foot } = result;
	const hasChart = lines.some(({ totals }) => totals.length > 1);
	const top = TOP + (note ? NOTE : 0);
	const chartTop = top + rows.length * ROW + 16;
	const height = chartTop + (hasChart ? CHART + 24 : 0) + 56;
	const text = (x: number, y: number, size: number, words: string, more = "") =>
		`<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`;
	const list = rows.map(({ hue, rank, name, score, isWinner }, place) => {
		const y = top + place * ROW;
		const mark = isWinner
			? `<rect x="${EDGE - 16}" y="${y - 36}" width="${WIDTH - 2 * EDGE + 32}" height="50" rx="10" fill="#f0dca6"/>`
			: "";
		const bold = isWinner ? 'font-weight="700"' : "";
		const dot = hasChart ? `<circle cx="${EDGE + 54}" cy="${y - 9}" r="9" fill="${hueOf(hue)}"/>` : "";
		return `${mark}${dot}${text(EDGE, y, 26, `${rank}.`, bold)}${text(EDGE + 76, y, 26, brief(name), bold)}${text(WIDTH - EDGE, y, 26, score, `${bold} text-anchor="end"`)}`;
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Georgia, serif" fill="#2a2622">
<rect width="${WIDTH}" height="${height}" fill="#2f4a3e"/><rect x="14" y="14" width="${WIDTH - 28}" height="${height - 28}" rx="18" fill="#f7f0e1"/>
${text(EDGE, 72, 24, game, 'fill="#655b4e"')}${text(EDGE, 122, titleSize(title), title, 'font-weight="700"')}${text(EDGE, 156, 24, note, 'fill="#655b4e"')}
${list.join("")}${hasChart ? curves(lines, chartTop) : ""}
${text(EDGE, height - 38, 20, foot, 'fill="#655b4e"')}</svg>`;
	return { svg, width: WIDTH, height };
}

function curves(lines: Result["lines"], top: number): string {
	const all = [0, ...lines.flatMap(({ totals }) => totals)];
	const [low, high] = [Math.min(...all), Math.max(...all, Math.min(...all) + 1)];
	const steps = Math.max(1, ...lines.map(({ totals }) => totals.length));
	const x = (step: number) => EDGE + ((WIDTH - 2 * EDGE) * step) / steps;
	const y = (points: number) => top + (CHART * (high - points)) / (high - low);
	const curve = ({ totals, hue }: Result["lines"][number]) => {
		const points = [0, ...totals].map((total, step) => `${x(step)},${y(total)}`).join(" ");
		return `<polyline points="${points}" fill="none" stroke="${hueOf(hue)}" stroke-width="4" stroke-linejoin="round"/>`;
	};
	const zero = `<line x1="${EDGE}" x2="${WIDTH - EDGE}" y1="${y(0)}" y2="${y(0)}" stroke="#d6c9af" stroke-width="2"/>`;
	return zero + lines.map(curve).join("");
}

/** Draw it, and let the browser keep it. */
export async function saveResult(result: Result, name: string): Promise<void> {
	const { svg, width, height } = drawResult(result);
	const image = new Image();
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
	await image.decode();
	const canvas = Object.assign(document.createElement("canvas"), { width: width * SCALE, height: height * SCALE });
	canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
	const link = Object.assign(document.createElement("a"), { href: canvas.toDataURL("image/png"), download: name });
	link.click();
}
