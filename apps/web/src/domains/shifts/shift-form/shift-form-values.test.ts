import { expect, it } from 'vitest';
import { emptyShift, shiftFormErrors } from './shift-form-values.ts';

const filled = {
  ...emptyShift('2026-03-02'),
  name: 'Night',
  kind: 'Night Shift' as const,
  timezone_id: 291,
  start_time: '22:00',
  end_time: '07:00',
};

it('asks for what a shift must have', () => {
  expect(Object.keys(shiftFormErrors(emptyShift('2026-03-02'), null)).sort()).toEqual([
    'end_time',
    'kind',
    'name',
    'start_time',
    'timezone_id',
  ]);
  expect(shiftFormErrors(filled, null)).toEqual({});
});

it('shows the errors of rows under their list, once each', () => {
  const empty = { shift_break_type_id: null, starts_after_minutes: null, minutes: null };
  const errors = shiftFormErrors({ ...filled, shift_breaks: [empty, empty] }, { version: 1 });
  expect(Object.keys(errors)).toEqual(['shift_breaks']);
  expect(errors.shift_breaks).toHaveLength(3);
  const late = { shift_break_type_id: 1, starts_after_minutes: 520, minutes: 60 };
  expect(shiftFormErrors({ ...filled, shift_breaks: [late] }, null).shift_breaks?.[0]).toContain('end before');
});
