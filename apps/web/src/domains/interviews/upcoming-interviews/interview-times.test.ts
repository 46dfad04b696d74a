import { expect, it } from 'vitest';
import { interviewTimes } from './interview-times.ts';
import { staffInterviewTimes } from './staff-interview-times.ts';

const row = { starts_at: '2026-11-24T09:30:00Z', ends_at: '2026-11-24T10:15:00Z' };
const times = (timezone: string, viewer: string, more: Partial<typeof row> = {}) => {
  const { day, range, there } = interviewTimes({ ...row, ...more, timezone }, viewer);
  return [day, range, there];
};

it("shows the client's time, and Manila's below", () => {
  expect(times('Europe/London', 'Europe/London')).toEqual(['2026-11-24', '9:30 – 10:15 AM', '5:30 PM Manila']);
});

it('names the city for somebody in another zone', () => {
  expect(times('Europe/London', 'Asia/Manila')).toEqual(['2026-11-24', '9:30 – 10:15 AM London', '5:30 PM Manila']);
});

it('names the day in Manila where it is another one', () => {
  const evening = { starts_at: '2026-11-24T21:30:00Z', ends_at: '2026-11-24T22:00:00Z' };
  expect(times('America/New_York', 'America/New_York', evening)[2]).toBe('Wed, Nov 25, 5:30 AM Manila');
});

it('says the time once where Manila has the same clock', () => {
  expect(times('Australia/Perth', 'Australia/Perth')).toEqual(['2026-11-24', '5:30 – 6:15 PM', null]);
});

it('begins for staff with their own clock, and names the day of the client where it is another one', () => {
  const staff = (timezone: string, viewer: string, more: Partial<typeof row> = {}) => {
    const { day, range, there } = staffInterviewTimes({ ...row, ...more, timezone }, viewer);
    return [day, range, there];
  };
  expect(staff('Europe/London', 'Asia/Manila')).toEqual(['2026-11-24', '5:30 – 6:15 PM', '9:30 AM London']);
  const evening = { starts_at: '2026-11-24T21:30:00Z', ends_at: '2026-11-24T22:00:00Z' };
  expect(staff('America/New_York', 'Asia/Manila', evening)).toEqual([
    '2026-11-25',
    '5:30 – 6:00 AM',
    'Tue, Nov 24, 4:30 PM New York',
  ]);
  expect(staff('Asia/Manila', 'Asia/Manila')[2]).toBeNull();
});
