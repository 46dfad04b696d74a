/** Legal forms of companies, which say nothing about which one it is. No surname is among them, as 'Co' would be. */
const legalForm = /^(Pty|Ltd|LLC|Inc|Corp)\.?,?$/i;

/** First letters of the first and last word: 'Ana Dela Cruz' gives 'AC', 'Ana' gives 'A', 'Hudson Ledger LLC' gives 'HL'. */
export function initialsOf(name: string): string {
  const all = name.trim().split(/\s+/).filter(Boolean);
  const words = all.filter((word, index) => index === 0 || !legalForm.test(word));
  const letters = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')].at(0)?.toUpperCase() ?? '').join('');
}

export const tints = ['iris', 'green', 'blue', 'orange', 'pink', 'slate', 'teal'] as const;
export type Tint = (typeof tints)[number];

/** The same name has the same tint on every screen and day. */
export function tintOf(name: string): Tint {
  let hash = 7;
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return tints[hash % tints.length] ?? 'slate';
}
