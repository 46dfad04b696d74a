import { expect, it } from 'vitest';
import { busyOn, type PaintedRange, painted, shownHours } from './paint-hours.ts';

const monday = '2026-03-09';
const empty = { weekly: [], days: [], busy: [] };
const range = (start: number, end: number, more: Partial<PaintedRange> = {}): PaintedRange => ({
  day: monday,
  mode: 'available',
  everyWeek: true,
  from: start * 60,
  until: end * 60,
  ...more,
});

it('paints every week, and joins what touches', () => {
  const morning = painted(empty, range(9, 11));
  expect(morning.weekly).toEqual([{ weekday: 1, start: '09:00', end: '11:00' }]);
  const day = painted(painted(morning, range(11, 12)), range(20, 24, { day: '2026-03-10' }));
  expect(day.weekly).toEqual([
    { weekday: 1, start: '09:00', end: '12:00' },
    { weekday: 2, start: '20:00', end: '00:00' },
  ]);
});

it('paints one day as an override of its weekday, and closes it by erasing', () => {
  const usual = painted(empty, range(9, 12));
  const once = painted(usual, range(14, 15, { everyWeek: false }));
  expect(once.weekly).toEqual(usual.weekly);
  expect(shownHours(once, monday)).toEqual([
    { start: '09:00', end: '12:00' },
    { start: '14:00', end: '15:00' },
  ]);
  const closed = painted(once, range(0, 24, { everyWeek: false, mode: 'erase' }));
  expect(closed.days).toEqual([{ day: monday, note: '', hours: [] }]);
  expect(shownHours(closed, '2026-03-16')).toEqual([{ start: '09:00', end: '12:00' }]);
});

it('erases the middle of hours', () => {
  const lunch = painted(painted(empty, range(9, 17)), range(12, 13, { mode: 'erase' }));
  expect(lunch.weekly.map(({ start, end }) => `${start}-${end}`)).toEqual(['09:00-12:00', '13:00-17:00']);
});

it('paints and erases busy times of the day', () => {
  const busy = painted(painted(empty, range(9, 10, { mode: 'busy' })), range(10, 24, { mode: 'busy' }));
  expect(busy.busy).toEqual([{ starts_at: '2026-03-09T09:00', ends_at: '2026-03-10T00:00' }]);
  expect(painted(busy, range(12, 24, { mode: 'erase' })).busy).toEqual([
    { starts_at: '2026-03-09T09:00', ends_at: '2026-03-09T12:00' },
  ]);
});

it('keeps busy times of several days as they are', () => {
  const trip = { starts_at: '2026-03-08T20:00', ends_at: '2026-03-09T10:00' };
  expect(busyOn(trip, monday)).toEqual({ from: 0, until: 600 });
  expect(busyOn({ starts_at: '', ends_at: '' }, monday)).toBe(null);
  const busy = painted({ ...empty, busy: [trip] }, range(9, 11, { mode: 'busy' })).busy;
  expect(busy).toEqual([trip, { starts_at: '2026-03-09T10:00', ends_at: '2026-03-09T11:00' }]);
});
