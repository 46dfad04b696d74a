import { expect, it } from 'vitest';
import { timeOfDayText } from './time-of-day.ts';

it('writes times with AM and PM', () => {
  const times = [
    { hour: 0, minute: 5 },
    { hour: 9, minute: 30 },
    { hour: 12, minute: 0 },
    { hour: 23, minute: 59 },
  ];
  expect(times.map(timeOfDayText)).toEqual(['12:05 AM', '9:30 AM', '12:00 PM', '11:59 PM']);
});
