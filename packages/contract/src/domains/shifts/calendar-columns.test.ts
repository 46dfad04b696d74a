import { expect, it } from 'vitest';
import { calendarColumns, swappedDayText } from './calendar-columns.ts';

const shift = {
  shift: { id: 4, name: 'Day Shift', kind: 'Day Shift' as const },
  zone: 'Asia/Manila',
  starts_at: '',
  ends_at: '',
  holiday: null,
  week_minutes: 0,
  conflicts: [],
};

it('writes planned, swapped and covered days into one text, by date', () => {
  const days = [
    { ...shift, work_date: '2026-03-10', status: 'scheduled' as const },
    { ...shift, work_date: '2026-03-12', status: 'on_leave' as const },
  ];
  const swaps = [
    { work_date: '2026-03-10', kind: 'covers' as const, colleague: 'Ben Cruz' },
    { work_date: '2026-03-11', kind: 'covered' as const, colleague: 'Ben Cruz' },
  ];
  expect(calendarColumns.days.value?.({ days, swaps })).toEqual([
    '2026-03-10 Day Shift, Covers for Ben Cruz',
    '2026-03-11 Covered by Ben Cruz',
    '2026-03-12 On leave',
  ]);
});

it('mentions a colleague without a name', () => {
  expect(swappedDayText({ work_date: '2026-03-10', kind: 'swapped', colleague: null })).toBe(
    'Swapped with a colleague',
  );
});
