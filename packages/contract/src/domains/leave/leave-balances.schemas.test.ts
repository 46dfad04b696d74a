import { expect, it } from 'vitest';
import { adjustLeaveBody } from './leave-balances.schemas.ts';

const body = { employee_id: 1, leave_type_id: 2, days: '-1.5', effective_on: '2026-03-02', reason: 'Counted twice' };
const messageOf = (days: unknown) => adjustLeaveBody.safeParse({ ...body, days }).error?.issues[0]?.message;

it('reads days in both directions as hundredths', () => {
  expect(adjustLeaveBody.parse(body).days).toBe(-150);
  expect(adjustLeaveBody.parse({ ...body, days: 2.25 }).days).toBe(225);
});

it('refuses what is no adjustment', () => {
  expect(messageOf('')).toBe('The number of days is required.');
  expect(messageOf(null)).toBe('The number of days is required.');
  expect(messageOf(0)).toBe('The number of days must not be 0.');
  expect(messageOf('a lot')).toBe('The number of days must be a valid number.');
  expect(messageOf(367)).toBe('The number of days must not exceed 366.');
  expect(messageOf(-367)).toBe('The number of days must be at least -366.');
});
