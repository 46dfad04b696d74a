import { expect, it } from 'vitest';
import { createShift, updateShift } from './shift-calls.ts';
import { emptyShift } from './shift-form-values.ts';

const filled = {
  ...emptyShift('2026-03-02'),
  name: 'Night',
  kind: 'Night Shift' as const,
  timezone_id: 291,
  start_time: '22:00',
  end_time: '07:00',
};

it('requires the fields that every shift has', () => {
  expect(Object.keys(createShift.errorsOf(emptyShift('2026-03-02'))).sort()).toEqual([
    'end_time',
    'kind',
    'name',
    'start_time',
    'timezone_id',
  ]);
  expect(createShift.errorsOf(filled)).toEqual({});
});

it('puts the errors of rows under their list, each message once', () => {
  const empty = { shift_break_type_id: null, starts_after_minutes: null, minutes: null };
  const errors = updateShift({ id: 3, version: 1 }).errorsOf({ ...filled, shift_breaks: [empty, empty] });
  expect(Object.keys(errors)).toEqual(['shift_breaks']);
  expect(errors.shift_breaks).toHaveLength(3);
  const late = { shift_break_type_id: 1, starts_after_minutes: 520, minutes: 60 };
  expect(createShift.errorsOf({ ...filled, shift_breaks: [late] }).shift_breaks?.[0]).toContain('end before');
});
