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
  readonly mark?: number | undefined;
}

export function anchorOf(at: number, end: number): 'start' | 'middle' | 'end' {
  if (at === 0) return 'start';
  return at === end ? 'end' : 'middle';
}

/** A marked value is beside its dot: above it the steps before can be in the way. */
export const besideDot = 6;

/** Without those that would touch an earlier one. `mark`: where the value is beside its dot. */
export function wordsApart(words: readonly StepWord[], { x, end, mark }: Scale): readonly StepWord[] {
  const kept: { readonly word: StepWord; readonly from: number; readonly until: number }[] = [];
  for (const word of words) {
    const anchor = anchorOf(word.at, end);
    const isBeside = word.at === mark && anchor === 'middle';
    const centred = Math.max(word.text.length, isBeside ? 0 : word.valueText.length) * letterWidth;
    const from = x(word.at) - centred * shares[anchor];
    const beside = isBeside ? x(word.at) + besideDot + word.valueText.length * letterWidth : 0;
    const until = Math.max(from + centred, beside);
    if (kept.every((one) => until + leastGap <= one.from || one.until + leastGap <= from))
      kept.push({ word, from, until });
  }
  return kept.map(({ word }) => word);
}

/** How much of a word is before its place. */
const shares = { start: 0, middle: 0.5, end: 1 } as const;
const letterWidth = 6.2;
const leastGap = 8;
