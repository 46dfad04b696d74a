import { expect, it } from 'vitest';
import { partsWords, partText } from './leave-part-words.rules.ts';

const day = (one: string, part: 'full' | 'start' | 'end' = 'full', minutes = part === 'full' ? 480 : 240) => ({
  ...{ day: one, part, minutes },
});

it('names which part of a day is leave', () => {
  expect([day('', 'full'), day('', 'start'), day('', 'end'), day('', 'end', 120)].map(partText)).toEqual([
    null,
    'first half',
    'second half',
    'end of the shift',
  ]);
});

it('says which parts of days are leave, with the day where there are several', () => {
  const words = (first_day: string, last_day: string, ...days: ReturnType<typeof day>[]) =>
    partsWords({ first_day, last_day, days });
  expect(words('2026-12-02', '2026-12-02', day('2026-12-02'))).toBe('');
  expect(words('2026-12-02', '2026-12-02', day('2026-12-02', 'end'))).toBe(', second half');
  expect(words('2026-12-02', '2026-12-04', day('2026-12-02'))).toBe('');
  expect(words('2026-12-30', '2027-01-04', day('2027-01-04', 'start'))).toBe(' (Mon, Jan 4, 2027: first half)');
});
