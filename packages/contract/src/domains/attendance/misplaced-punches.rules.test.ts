import { expect, it } from 'vitest';
import { dayOf, micros, ninePlan, punchesAt } from './day-facts.fixture.ts';
import type { DayFacts, DayPlan } from './day-facts.ts';
import { misplacedPunches } from './misplaced-punches.rules.ts';

const shift = (from: string, until: string): Partial<DayPlan> => ({ startsAt: micros(from), endsAt: micros(until) });
const day = (workDate: string, facts: DayFacts): DayFacts => ({ ...facts, workDate });

const early = punchesAt(
  ['in', '12:20:00'],
  ['break_start', '15:00:00'],
  ['break_end', '15:10:00'],
  ['out', '23:00:00'],
);
const next = day('2026-03-11', dayOf([], shift('2026-03-10T16:30:00Z', '2026-03-11T01:00:00Z')));

it('moves a presence to the shift that it was for, with its breaks', () => {
  const moved = [{ ids: [1, 2, 3, 4], to: '2026-03-11' }];
  expect(misplacedPunches([dayOf(early, null), next])).toEqual(moved);
  expect(misplacedPunches([dayOf(early, shift('2026-03-10T01:00:00Z', '2026-03-10T09:00:00Z')), next])).toEqual(moved);
  expect(misplacedPunches([dayOf(early, { ...ninePlan, status: 'restday' }), next])).toEqual(moved);
});

it('leaves a presence at its own shift, and one that hardly touches another', () => {
  expect(misplacedPunches([dayOf(early, shift('2026-03-10T13:00:00Z', '2026-03-10T14:00:00Z')), next])).toEqual([]);
  expect(misplacedPunches([dayOf(punchesAt(['in', '09:00:00'], ['out', '16:40:00']), null), next])).toEqual([]);
});

it('leaves what is open, and days that were corrected', () => {
  expect(misplacedPunches([dayOf(early.slice(0, 3), null), next])).toEqual([]);
  expect(misplacedPunches([{ ...dayOf(early, null), correctedUntil: Number.POSITIVE_INFINITY }, next])).toEqual([]);
  expect(misplacedPunches([dayOf(early, null), { ...next, correctedUntil: Number.POSITIVE_INFINITY }])).toEqual([]);
});
