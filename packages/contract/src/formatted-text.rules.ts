/** The parts of a formatted text: texts and links. Never markup: the caller renders each part. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type TextLine = readonly TextPart[];

export type TextBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly TextLine[] }
  | { readonly kind: 'bullets'; readonly items: readonly TextLine[] }
  /** `first`: the number that was typed before the first item. */
  | { readonly kind: 'numbers'; readonly first: number; readonly items: readonly TextLine[] };

/**
 * Plain text with three conventions: an empty line separates paragraphs, lines that begin with `- ` or `1. ` are
 * lists, and **bold**, addresses and [text](https://address) are formatted. Everything else is shown as typed.
 */
export function readFormattedText(body: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const part of body.replaceAll('\r\n', '\n').split(/\n[^\S\n]*\n/)) {
    for (const run of runsOf(part.split('\n').filter((line) => line.trim() !== ''))) blocks.push(blockOf(run));
  }
  return blocks;
}

/** The first words of a message, for a preview line. */
export function firstWordsOf(body: string, most: number): string {
  const words = readFormattedText(body)
    .map((block) => (block.kind === 'paragraph' ? wordsOf(block.lines, ' ') : ended(wordsOf(block.items, ', '))))
    .join(' ');
  return words.length > most ? `${wholeWords(words, most - 1)}…` : words;
}

/** For mail: bold words without their stars, and the address of a link in brackets after its words. Lines stay as they are. */
export const plainTextOf = (body: string): string => body.split('\n').map(plainLine).join('\n');

const plainLine = (line: string) => partsOf(line).map(plainPart).join('');

function plainPart(part: TextPart): string {
  if (part.kind !== 'link' || part.text === part.href) return part.text;
  return `${part.text} (${part.href})`;
}

/** Otherwise a list would continue into the next paragraph. */
const ended = (list: string) => (/[.!?:]$/.test(list) ? list : `${list}.`);

/** Without the last, cut-off word, unless it is the only one. */
function wholeWords(words: string, most: number): string {
  const cut = words.slice(0, most);
  const whole = words[most] === ' ' ? cut : cut.replace(/\s+\S*$/, '');
  return whole.replace(/[\s,;:–-]+$/, '');
}

const wordsOf = (lines: readonly TextLine[], between: string) =>
  lines.map((line) => line.map(({ text }) => text).join('')).join(between);

type LineKind = TextBlock['kind'];
interface Run {
  readonly kind: LineKind;
  readonly lines: string[];
}

const bullet = /^\s*[-*•]\s+/;
const numbered = /^\s*(\d{1,3})[.)]\s+/;

function kindOf(line: string): LineKind {
  if (bullet.test(line)) return 'bullets';
  return numbered.test(line) ? 'numbers' : 'paragraph';
}

function runsOf(lines: readonly string[]): readonly Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs;
}

function blockOf({ kind, lines }: Run): TextBlock {
  if (kind === 'paragraph') return { kind, lines: lines.map((line) => partsOf(line.trim())) };
  const items = lines.map((line) => partsOf(line.replace(kind === 'bullets' ? bullet : numbered, '').trim()));
  if (kind === 'bullets') return { kind, items };
  return { kind, first: Number(numbered.exec(lines[0] ?? '')?.[1] ?? 1), items };
}

const special =
  /\*\*([^*\n]{1,300})\*\*|\[([^\][\n]{1,300})\]\((https?:\/\/[^\s()]{1,500})\)|(https?:\/\/[^\s<>"']{1,500})/g;

function partsOf(line: string): TextLine {
  const parts: TextPart[] = [];
  let read = 0;
  for (const match of line.matchAll(special)) {
    const [whole, strong, words, target, bare] = match;
    const address = target ?? withoutStop(bare ?? '');
    const part = strong === undefined ? linkTo(address, words ?? address) : ({ kind: 'strong', text: strong } as const);
    if (part === null) continue;
    if (match.index > read) parts.push({ kind: 'text', text: line.slice(read, match.index) });
    parts.push(part);
    read = match.index + (bare === undefined ? whole.length : address.length);
  }
  if (read < line.length) parts.push({ kind: 'text', text: line.slice(read) });
  return parts;
}

/** The full stop after an address belongs to the sentence. */
const withoutStop = (address: string) => address.replace(/[.,;:!?)\]]+$/, '');

const webAddress =
  /^https?:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?(?::\d{1,5})?(?:[/?#]\S*)?$/i;

function linkTo(address: string, text: string): TextPart | null {
  return webAddress.test(address) ? { kind: 'link', text, href: address } : null;
}
