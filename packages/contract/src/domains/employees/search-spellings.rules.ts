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

/** The begin and the end that a wrong letter between them leaves; nothing of a short word. */
function partsOf(word: string): readonly string[] {
  const length = Math.max(shortestPart, Math.floor((word.length - 1) / 2));
  return word.length <= shortestPart ? [''] : [word.slice(0, length), word.slice(-length)];
}
