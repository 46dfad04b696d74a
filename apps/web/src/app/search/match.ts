/** How well a text matches: 0 begins with the first word, 1 has it at the begin of a word, 2 contains it. */
export type Rank = 0 | 1 | 2;

export const wordsOf = (term: string): readonly string[] => term.toLowerCase().split(/\s+/).filter(Boolean);

/** Null unless the texts contain every word. */
export function rankOf(words: readonly string[], label: string, hint = ''): Rank | null {
  const name = label.toLowerCase();
  const searched = `${name} ${hint.toLowerCase()}`;
  if (!words.every((word) => searched.includes(word))) return null;
  const [first = ''] = words;
  if (name.startsWith(first)) return 0;
  return name.includes(` ${first}`) ? 1 : 2;
}

/** The items that contain every word, best first; if there are none, those with its letters in their order. */
export function matching<Item>(items: readonly Item[], term: string, textOf: (item: Item) => ItemText): Item[] {
  const words = wordsOf(term);
  const ranked = items.flatMap((item) => {
    const { label, hint } = textOf(item);
    const rank = rankOf(words, label, hint);
    return rank === null ? [] : [{ item, rank }];
  });
  if (ranked.length > 0) return ranked.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
  return items.filter((item) => hasLetters(words.join(''), textOf(item).label));
}

interface ItemText {
  readonly label: string;
  readonly hint?: string | undefined;
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
