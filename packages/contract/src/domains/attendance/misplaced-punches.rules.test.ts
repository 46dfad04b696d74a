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
const later = micros('2026-03-12T00:00:00Z');
const next = day('2026-03-11', dayOf([], shift('2026-03-10T16:30:00Z', '2026-03-11T01:00:00Z')));

it('moves a presence to the shift that it was for, with its breaks', () => {
  const moved = [{ ids: [1, 2, 3, 4], to: '2026-03-11' }];
  expect(misplacedPunches([dayOf(early, null), next], later)).toEqual(moved);
  expect(misplacedPunches([dayOf(early, shift('2026-03-10T01:00:00Z', '2026-03-10T09:00:00Z')), next], later)).toEqual(
    moved,
  );
  expect(misplacedPunches([dayOf(early, { ...ninePlan, status: 'restday' }), next], later)).toEqual(moved);
});

it('leaves a presence at its own shift, and one that hardly touches another', () => {
  expect(misplacedPunches([dayOf(early, shift('2026-03-10T13:00:00Z', '2026-03-10T14:00:00Z')), next], later)).toEqual(
    [],
  );
  expect(misplacedPunches([dayOf(punchesAt(['in', '09:00:00'], ['out', '16:40:00']), null), next], later)).toEqual([]);
});

it('leaves what is open before the next shift, and days that were corrected', () => {
  expect(misplacedPunches([dayOf(early.slice(0, 3), null), next], micros('2026-03-10T16:00:00Z'))).toEqual([]);
  expect(misplacedPunches([{ ...dayOf(early, null), correctedUntil: Number.POSITIVE_INFINITY }, next], later)).toEqual(
    [],
  );
  expect(misplacedPunches([dayOf(early, null), { ...next, correctedUntil: Number.POSITIVE_INFINITY }], later)).toEqual(
    [],
  );
});

it('moves an open presence to the nearest shift that has begun since, if nothing else was clocked for it', () => {
  const open = dayOf(early.slice(0, 3), null);
  const begun = micros('2026-03-10T16:31:00Z');
  const moved = [{ ids: [1, 2, 3], to: '2026-03-11' }];
  expect(misplacedPunches([open, next], begun)).toEqual(moved);
  expect(misplacedPunches([open, next], later)).toEqual(moved);
  const clocked = { ...next, punches: [{ id: 9, kind: 'in' as const, at: begun, zone: 'Asia/Manila' }] };
  expect(misplacedPunches([open, clocked], later)).toEqual([]);
  const own = dayOf(early.slice(0, 3), shift('2026-03-10T13:00:00Z', '2026-03-10T16:00:00Z'));
  expect(misplacedPunches([own, next], later)).toEqual([]);
  const far = day('2026-03-11', dayOf([], shift('2026-03-11T01:00:00Z', '2026-03-11T09:00:00Z')));
  expect(misplacedPunches([open, far], later)).toEqual([]);
});
