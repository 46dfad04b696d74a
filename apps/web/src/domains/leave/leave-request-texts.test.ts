import { expect, it } from 'vitest';
import { awayText, limitsOf, withLeaveText } from './leave-request-texts.ts';

const away = (...days: readonly string[]) => days.map((day) => ({ day, away: 2 }));
const team = (days: ReturnType<typeof away>, limit = 3) => ({
  ...{ of: 9, days },
  limited: [{ team: 'Operations', limit, days }],
});
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('says who else is away on which days', () => {
  expect(plain(awayText(team(away('2026-12-09'))))).toBe('2 of 9 away on Wed, Dec 9');
  expect(plain(awayText(team(away('2026-12-09', '2026-12-10'))))).toMatch(/^2 of 9 away Dec 9 – 10/);
  expect(plain(awayText(team(away('2026-12-09', '2026-12-11'))))).toMatch(/^2 of 9 away on 2 days \(Dec 9 – 11/);
  expect(awayText(team([]))).toBeNull();
});

it('counts this leave in, and says whether that is within the limit', () => {
  const days = away('2026-12-09');
  expect(withLeaveText(team(days), 'you')).toBe('With you 3 of 9.');
  expect(withLeaveText(team(days), null)).toBe('With this leave 3 of 9.');
  expect(limitsOf(team(days, 4))).toEqual([]);
  expect(limitsOf(team(days, 3))).toEqual([
    { text: 'The limit of Operations is 3, so this can still be approved.', isOver: false },
  ]);
  expect(limitsOf(team(days, 2))).toEqual([{ text: 'The limit of Operations is 2.', isOver: true }]);
});
