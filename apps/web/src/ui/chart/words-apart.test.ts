import { expect, it } from 'vitest';
import { wordsApart } from './words-apart.ts';

const word = (at: number, text = 'Jan 15, 2027') => ({ at, text, value: 480, valueText: '12.01 days' });
const shown = (words: Parameters<typeof wordsApart>[0], pixelsPerDay: number) =>
  wordsApart(words, { x: (at) => 16 + at * pixelsPerDay, end: 398 }).map(({ at }) => at);

it('leaves out words that would touch a more important one', () => {
  // A year on 600 pixels: the day of the request is 72 pixels after today.
  expect(shown([word(48), word(0, 'Today'), word(398), word(92), word(337)], 1.5)).toEqual([48, 398]);
  expect(shown([word(120), word(0, 'Today'), word(398)], 1.5)).toEqual([120, 0, 398]);
});

it('begins with the line at its start, and ends with it at its end', () => {
  expect(shown([word(0), word(398), word(60)], 1.5)).toEqual([0, 398]);
  expect(shown([word(0), word(398), word(90)], 1.5)).toEqual([0, 398, 90]);
});

it('reserves the room beside the dot for a marked value', () => {
  const words = [word(120), word(160)];
  const scale = { x: (at: number) => at * 2, end: 398 };
  expect(wordsApart(words, { ...scale, mark: 398 }).map(({ at }) => at)).toEqual([120]);
  const short = (at: number) => ({ ...word(at, 'Jan 4'), valueText: '17.83 days' });
  expect(wordsApart([short(120), short(158)], scale).map(({ at }) => at)).toEqual([120, 158]);
  expect(wordsApart([short(120), short(158)], { ...scale, mark: 120 }).map(({ at }) => at)).toEqual([120]);
});
