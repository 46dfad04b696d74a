import { expect, it } from 'vitest';
import { shiftErrors } from './shifts.rules.ts';

const day = { start_time: '22:00', end_time: '07:00', shift_breaks: [], shift_overtimes: [] };
const pause = (starts_after_minutes: number, minutes: number) => ({
  shift_break_type_id: 1,
  starts_after_minutes,
  minutes,
});

it('accepts a shift over midnight with consecutive breaks', () => {
  expect(shiftErrors({ ...day, shift_breaks: [pause(240, 60), pause(120, 15), pause(300, 15)] })).toEqual({});
});

it('refuses a shift without length and one of more than 16 hours', () => {
  expect(shiftErrors({ ...day, end_time: '22:00' })).toHaveProperty('end_time');
  expect(shiftErrors({ ...day, start_time: '06:00', end_time: '22:00' })).toEqual({});
  expect(shiftErrors({ ...day, start_time: '06:00', end_time: '22:01' })).toHaveProperty('end_time');
});

it('refuses breaks that overlap or run past the end', () => {
  expect(shiftErrors({ ...day, shift_breaks: [pause(240, 60), pause(299, 15)] }).shift_breaks).toEqual([
    'Two breaks overlap.',
  ]);
  expect(shiftErrors({ ...day, shift_breaks: [pause(500, 60)] }).shift_breaks?.[0]).toContain('end before');
});

it('accepts each kind of overtime only once', () => {
  const after = { applies: 'after', minimum_minutes: 30, rounding_minutes: 15, needs_approval: true } as const;
  expect(shiftErrors({ ...day, shift_overtimes: [after, after] })).toHaveProperty('shift_overtimes');
});
