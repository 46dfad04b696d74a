import { expect, it } from 'vitest';
import type { OwnClock } from '../own/own-clock.ts';
import { dayOf } from '../own/own-days.fixture.ts';
import { clockRowText } from './clock-row-text.ts';

const zone = 'Asia/Manila';
const shift = (work_date: string) =>
  dayOf(work_date, { starts_at: `${work_date}T22:00:00Z`, ends_at: `${work_date}T22:30:00Z` });
const out: OwnClock = {
  state: 'out',
  day: null,
  firstIn: null,
  workedMinutes: 0,
  breakMinutes: 0,
  spans: [],
  next: null,
};
const at = (instant: string) => ({ at: Date.parse(instant), zone });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('says the next shift while out, and what was worked before', () => {
  expect(clockRowText(out, at('2026-11-18T04:00:00Z'))).toBe(
    'No shift in the next 7 days · Clocking in now counts as unscheduled time',
  );
  const next = shift('2026-11-18');
  expect(plain(clockRowText({ ...out, next }, at('2026-11-18T04:00:00Z')))).toBe(
    'Next shift Thu, Nov 19, 6:00 AM – 6:30 AM · Clocking in now is early',
  );
  const worked = { ...out, firstIn: '2026-11-18T01:00:00Z', workedMinutes: 65, next };
  expect(plain(clockRowText(worked, at('2026-11-18T23:00:00Z')))).toMatch(
    /^Worked 1 h 05 min today · Next shift today/,
  );
});

it('says that the shift runs without a clock-in, and the planned end while working', () => {
  const day = { ...shift('2026-11-18'), status: 'scheduled' as const };
  expect(plain(clockRowText({ ...out, day }, at('2026-11-18T22:10:00Z')))).toBe(
    'Your shift began at 6:00 AM. You have not clocked in.',
  );
  const working = { ...out, state: 'working' as const, day, workedMinutes: 20, breakMinutes: 5 };
  expect(plain(clockRowText(working, at('2026-11-18T22:25:00Z')))).toBe(
    'Worked 20 min · breaks 5 min · planned until 6:30 AM',
  );
});
