import { expect, it } from 'vitest';
import { hoursText, weekdaysText } from './shift-texts.ts';

it('writes adjacent weekdays as ranges', () => {
  expect([[1, 2, 3, 4, 5], [6, 2, 3, 4, 5], [1, 3, 6], [1, 2], [1, 2, 3, 4, 5, 6, 7], []].map(weekdaysText)).toEqual([
    'Mon–Fri',
    'Tue–Sat',
    'Mon, Wed, Sat',
    'Mon, Tue',
    'Every day',
    '–',
  ]);
});

it('names the zone of local times', () => {
  expect(hoursText({ start_time: '09:00', end_time: '18:00', timezone: 'America/New_York' })).toBe(
    '09:00–18:00 (New York)',
  );
});
