/** A part of an excerpt; `is_match` says whether the search found it. */
export interface ExcerptPart {
  readonly text: string;
  readonly is_match: boolean;
}

const longestWord = 60;
const shortestBeginning = 3;
const charactersBefore = 60;
const charactersInAll = 160;
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;

/** The different words of a text, without case and accents. C++ and C# are words. */
export function wordsIn(text: string): string[] {
  return [...new Set([...text.normalize('NFC').matchAll(wordPattern)].map(([word]) => folded(word)))];
}

/**
 * A typed word as a tsquery: words of three characters and more are found by their beginning. Null if nothing of it can be in a resume.
 */
export function resumeQueryOf(typed: string): string | null {
  const words = wordsIn(typed);
  return words.length === 0 ? null : words.map((word) => `'${word}'${isBeginning(word) ? ':*' : ''}`).join(' & ');
}

/** Where PostgreSQL finds the first word in a text of search_key(), as a regular expression. */
export function resumePatternOf(typed: string): string | null {
  const [word] = wordsIn(typed);
  if (word === undefined) return null;
  const literal = word.replaceAll('+', '\\+');
  return isBeginning(word) ? `\\m${literal}` : `\\m${literal}(?![[:alnum:]+#])`;
}

/** One line around the first match, with each match marked. Null without a match. */
export function excerptOf(text: string, typed: readonly string[]): ExcerptPart[] | null {
  const line = text.normalize('NFC').replace(/\s+/g, ' ');
  const wanted = typed.flatMap(wordsIn);
  const found = [...line.matchAll(wordPattern)].filter(([word]) => wanted.some((one) => isFound(folded(word), one)));
  const [first] = found;
  if (first === undefined) return null;
  const start = beginningNear(line, first.index - charactersBefore);
  const end = endNear(line, Math.max(start + charactersInAll, first.index + first[0].length));
  const parts: ExcerptPart[] = [];
  let at = start;
  for (const { index, 0: word } of found.filter(({ index: place, 0: { length } }) => place + length <= end)) {
    parts.push({ text: line.slice(at, index), is_match: false }, { text: word, is_match: true });
    at = index + word.length;
  }
  parts.push({ text: line.slice(at, end), is_match: false });
  return parts.filter((part) => part.text !== '');
}

const folded = (word: string) =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, longestWord).toWellFormed();

const isBeginning = (word: string) => word.length >= shortestBeginning;

const isFound = (word: string, wanted: string) => (isBeginning(wanted) ? word.startsWith(wanted) : word === wanted);

function beginningNear(line: string, at: number): number {
  if (at <= 0) return 0;
  return line.indexOf(' ', at) + 1;
}

function endNear(line: string, at: number): number {
  if (at >= line.length) return line.length;
  const space = line.indexOf(' ', at);
  return space < 0 || space > at + 20 ? at : space;
}
