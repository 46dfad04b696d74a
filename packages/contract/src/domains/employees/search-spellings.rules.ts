/** A part of a word narrows from this length on: shorter ones have no trigrams. */
const shortestPart = 3;

/**
 * Sets of words of which at least one appears in a text that the words were meant for, if one letter of one word is wrong, missing, added or
 * swapped with the next: the begin and the end of each word with the other words. Empty if no set would narrow.
 */
export function spellingsOf(words: readonly string[]): readonly (readonly string[])[] {
  return words
    .flatMap((word, at) => {
      const others = words.toSpliced(at, 1);
      return partsOf(word).map((part) => (part === '' ? others : [...others, part]));
    })
    .filter((spelling) => spelling.some((word) => word.length >= shortestPart));
}

/**
 * The same if each of two words has one wrong letter: a begin or an end of both. Empty for other terms, whose sets would be
 * too many or too wide.
 */
export function spellingsOfBoth(words: readonly string[]): readonly (readonly string[])[] {
  const [first = '', second = ''] = words;
  if (words.length !== 2 || [first, second].some((word) => word.length <= shortestPart)) return [];
  return partsOf(first).flatMap((one) => partsOf(second).map((other) => [one, other]));
}

/** The begin and the end that a wrong letter between them leaves; nothing of a short word. */
function partsOf(word: string): readonly string[] {
  const length = Math.max(shortestPart, Math.floor((word.length - 1) / 2));
  return word.length <= shortestPart ? [''] : [word.slice(0, length), word.slice(-length)];
}
