import { expect, it } from 'vitest';
import { interviewTimeText } from './interview-time-text.rules.ts';

it('writes the time in the zone of the client and in the home zone, with the day of each', () => {
  expect(interviewTimeText('2026-03-09T21:30:00Z', 'America/New_York')).toBe(
    'Mon, Mar 9, 5:30 PM New York · Tue, Mar 10, 5:30 AM Manila',
  );
  expect(interviewTimeText('2026-03-16T01:00:00Z', 'Asia/Manila')).toBe('Mon, Mar 16, 9:00 AM Manila');
});

it('keeps the wall clock of a zone across a change of its clock', () => {
  expect(interviewTimeText('2026-03-07T14:00:00Z', 'America/New_York')).toMatch(/^Sat, Mar 7, 9:00 AM/);
  expect(interviewTimeText('2026-03-08T13:00:00Z', 'America/New_York')).toMatch(/^Sun, Mar 8, 9:00 AM/);
});
