import { expect, it } from 'vitest';
import { withNoBreakSpaces } from '../../testing/no-break-spaces.ts';
import { formatDateTime, formatDay, formatDays, formatWeekday } from './dates.ts';
import { minutesText } from './minutes.ts';
import { formatMoney } from './money.ts';
import { ageText } from './relative-time.ts';
import { formatTimeOfDay, timeOfDayRange } from './time-of-day.ts';
import { weekdaysText } from './weekdays.ts';
import { clockRange, clockThere, rangeThere } from './zone-times.ts';

const from = '2026-11-17T22:00:00Z';
const to = '2026-11-18T06:30:00Z';

it('no time, day, range, duration or amount has a space at which a line can break', () => {
  const texts = withNoBreakSpaces(() => [
    formatDateTime(from, 'Asia/Manila'),
    formatDateTime('2025-11-17T22:00:00Z', 'Asia/Manila'),
    formatDay('2025-11-17'),
    formatWeekday('2026-11-17'),
    formatDays('2025-12-28', '2026-01-03'),
    formatDays('2026-12-28', null),
    formatTimeOfDay('14:30'),
    timeOfDayRange('06:00', '14:30'),
    clockRange(from, to, 'Asia/Manila'),
    clockThere(from, 'America/New_York', 'Asia/Manila'),
    rangeThere(from, to, 'America/New_York', 'Asia/Manila'),
    weekdaysText([1, 2, 3]),
    minutesText(400),
    formatMoney(100_000, 'PHP'),
    ageText(from, { now: Date.parse(to), zone: 'Asia/Manila' }),
  ]);
  expect(texts.filter((text) => text === null || /[ ]/.test(text) || !text.includes('\u00a0'))).toEqual([]);
});

it('no range ends a line with its dash', () => {
  const ranges = withNoBreakSpaces(() => [timeOfDayRange('06:00', '14:30'), clockRange(from, to, 'Asia/Manila')]);
  for (const range of ranges) expect(range).toMatch(/–\ufeff\u00a0/);
});
