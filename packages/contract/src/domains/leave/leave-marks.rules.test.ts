import { expect, it } from 'vitest';
import { leaveMarks } from './leave-marks.rules.ts';
import type { LeavePart } from './leave-requests.constants.ts';

it('marks a shift by its parts, and two halves as a whole day', () => {
  const taken = (day: string, part: LeavePart, minutes: number, shift_minutes: number, paid_percent = 100) => ({
    ...{ day, part, minutes, shift_minutes, paid_percent },
  });
  expect(
    leaveMarks([
      taken('2026-03-09', 'start', 240, 300),
      taken('2026-03-10', 'start', 120, 120),
      taken('2026-03-10', 'end', 60, 60),
      taken('2026-03-11', 'start', 240, 300),
      taken('2026-03-11', 'end', 240, 300, 0),
      taken('2026-03-12', 'full', 480, 0, 75),
    ]),
  ).toEqual([
    { day: '2026-03-09', at_start: 300, at_end: 0, minutes: 240, unpaid: 0 },
    { day: '2026-03-10', at_start: 120, at_end: 60, minutes: 180, unpaid: 0 },
    { day: '2026-03-11', at_start: 0, at_end: 0, minutes: 0, unpaid: 240 },
    { day: '2026-03-12', at_start: 0, at_end: 0, minutes: 0, unpaid: 120 },
  ]);
});
