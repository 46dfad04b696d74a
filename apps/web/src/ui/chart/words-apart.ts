export interface StepWord {
  readonly at: number;
  /** Below the line. */
  readonly text: string;
  /** Where the line is. */
  readonly value: number;
  readonly valueText: string;
}

interface Scale {
  readonly x: (at: number) => number;
  /** The last place of the line. Words there end with it, and words at 0 begin with it. */
  readonly end: number;
}

export function anchorOf(at: number, end: number): 'start' | 'middle' | 'end' {
  if (at === 0) return 'start';
  return at === end ? 'end' : 'middle';
}

/** Without those that would touch an earlier one. */
export function wordsApart(words: readonly StepWord[], { x, end }: Scale): readonly StepWord[] {
  const kept: { readonly word: StepWord; readonly from: number; readonly until: number }[] = [];
  for (const word of words) {
    const width = Math.max(word.text.length, word.valueText.length) * letterWidth;
    const from = x(word.at) - width * shares[anchorOf(word.at, end)];
    const until = from + width;
    if (kept.every((one) => until + leastGap <= one.from || one.until + leastGap <= from))
      kept.push({ word, from, until });
  }
  return kept.map(({ word }) => word);
}

/** How much of a word is before its place. */
const shares = { start: 0, middle: 0.5, end: 1 } as const;
const letterWidth = 6.2;
const leastGap = 8;
