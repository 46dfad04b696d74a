/**
 * How well a text matches: 0 begins with the first word, 1 has a word that begins with it, 2 is described by such a
 * word, 3 contains it somewhere.
 */
export type Rank = 0 | 1 | 2 | 3;

export const wordsOf = (term: string): readonly string[] => term.toLowerCase().split(/\s+/).filter(Boolean);

/** Null unless the texts contain every word. */
export function rankOf(words: readonly string[], label: string, hint = ''): Rank | null {
  const name = label.toLowerCase();
  const about = hint.toLowerCase();
  if (!words.every((word) => `${name} ${about}`.includes(word))) return null;
  const [first = ''] = words;
  if (name.startsWith(first)) return 0;
  if (wordStart(name, first) !== -1) return 1;
  return wordStart(about, first) === -1 ? 3 : 2;
}

/** Where a word of the text begins with these letters. -1: none does. */
function wordStart(text: string, letters: string): number {
  for (let at = text.indexOf(letters); at !== -1; at = text.indexOf(letters, at + 1))
    if (at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return at;
  return -1;
}

/**
 * The items that contain every word, best first. Those that have it in the middle of a word count only if no word
 * begins with it, those with its letters in their order only if nothing else is found, and those with a slip in a word last.
 */
export function matching<Item>(items: readonly Item[], term: string, textOf: (item: Item) => ItemText): Item[] {
  const words = wordsOf(term);
  const ranked = items.flatMap((item) => {
    const { label, hint } = textOf(item);
    const rank = rankOf(words, label, hint);
    return rank === null ? [] : [{ item, rank }];
  });
  const begun = ranked.filter(({ rank }) => rank < 3);
  const best = begun.length > 0 ? begun : ranked;
  if (best.length > 0) return best.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
  const lettered = items.filter((item) => hasLetters(words.join(''), textOf(item).label));
  return lettered.length > 0
    ? lettered
    : items.filter((item) => words.every((word) => isNear(word, textOf(item).label)));
}

/** Whether a word of the text is the typed one with a slip: one letter more, less or other, or two that changed places. */
function isNear(typed: string, text: string): boolean {
  return wordsOf(text).some((word) => word === typed || (typed.length >= fewestSpelled && hasOneSlip(typed, word)));
}

/** Shorter words are one slip away from many others. */
const fewestSpelled = 4;

function hasOneSlip(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const [typedRest, rest] = [typed.slice(at), word.slice(at)];
  const isSwapped = typedRest[0] === rest[1] && typedRest[1] === rest[0] && typedRest.slice(2) === rest.slice(2);
  return (
    isSwapped || typedRest.slice(1) === rest || typedRest === rest.slice(1) || typedRest.slice(1) === rest.slice(1)
  );
}

interface ItemText {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** The text in parts, those marked that the words name: at the begin of words where there is one, else anywhere. */
export function markedParts(text: string, term: string): readonly MarkedPart[] {
  const searched = text.toLowerCase();
  const spans = wordsOf(term)
    .map((word) => ({ word, at: wordStart(searched, word) }))
    .map(({ word, at }) => ({ from: at === -1 ? searched.indexOf(word) : at, length: word.length }))
    .filter(({ from }) => from !== -1)
    .toSorted((one, other) => one.from - other.from);
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { from, length } of spans) {
    if (from < at) continue;
    parts.push({ text: text.slice(at, from), isMarked: false });
    parts.push({ text: text.slice(from, from + length), isMarked: true });
    at = from + length;
  }
  return [...parts, { text: text.slice(at), isMarked: false }].filter((part) => part.text !== '');
}

export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

const fewestLetters = 3;

/** 'ademp' finds 'Add employee'. The first letter begins the text, so that few texts match by chance. */
export function hasLetters(letters: string, text: string): boolean {
  if (letters.length < fewestLetters) return false;
  const searched = text.toLowerCase();
  if (searched[0] !== letters[0]) return false;
  let at = -1;
  return [...letters].every((letter) => {
    at = searched.indexOf(letter, at + 1);
    return at !== -1;
  });
}
