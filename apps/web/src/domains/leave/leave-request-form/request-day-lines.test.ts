import type { PlannedLeaveDay } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { expect, it } from 'vitest';
import { requestDayLines } from './request-day-lines.ts';

const day = (date: number, free: PlannedLeaveDay['free'], holiday: string | null = null): PlannedLeaveDay => ({
  ...{ day: `2026-12-${date}`, free, holiday, minutes: free === null ? 480 : 0 },
  ...{
    part: 'full',
    worked_minutes: 0,
    starts_at: null,
    ends_at: null,
    leave_from: null,
    leave_to: null,
    is_requested: false,
  },
});

it('joins free days in a row that have one reason, and names holidays', () => {
  const days = [
    day(24, null),
    day(25, 'holiday', 'Christmas Day'),
    day(26, 'rest day'),
    day(27, 'rest day'),
    day(28, 'holiday', 'Boxing Day'),
    day(29, null),
    day(30, null),
    day(31, 'rest day'),
  ];
  expect(requestDayLines(days).map(({ first, last, reason }) => [first.slice(8), last.slice(8), reason])).toEqual([
    ['24', '24', null],
    ['25', '25', 'Christmas Day'],
    ['26', '27', 'Rest days'],
    ['28', '28', 'Boxing Day'],
    ['29', '29', null],
    ['30', '30', null],
    ['31', '31', 'Rest day'],
  ]);
});
