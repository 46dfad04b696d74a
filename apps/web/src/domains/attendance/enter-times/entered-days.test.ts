import { expect, it } from 'vitest';
import { type EnterTimesValues, entriesOf, valueErrors } from './entered-days.ts';

const values: EnterTimesValues = {
  people: [
    { id: 7, name: 'Ana Reyes' },
    { id: 8, name: 'Ben Cruz' },
  ],
  from: '2026-02-28',
  to: '2026-03-01',
  asPlanned: false,
  in: '09:00',
  out: '17:00',
  breakStart: '',
  breakEnd: '',
  reason: 'Device broken',
};

it('takes every day of every person', () => {
  expect(entriesOf(values)).toEqual({
    days: [
      { employee_id: 7, work_date: '2026-02-28' },
      { employee_id: 7, work_date: '2026-03-01' },
      { employee_id: 8, work_date: '2026-02-28' },
      { employee_id: 8, work_date: '2026-03-01' },
    ],
    times: { in: '09:00', out: '17:00', breaks: [] },
    reason: 'Device broken',
  });
  expect(entriesOf({ ...values, asPlanned: true }).times).toBeNull();
});

it('names what is missing, reversed or too much', () => {
  expect(valueErrors(values)).toEqual({});
  expect(Object.keys(valueErrors({ ...values, people: [], from: '' }))).toEqual(['employee_ids', 'from']);
  expect(valueErrors({ ...values, to: '' })).toEqual({ to: ['The last day is required.'] });
  expect(Object.keys(valueErrors({ ...values, to: '2026-02-01' }))).toEqual(['to']);
  expect(valueErrors({ ...values, to: '2027-01-01' }).to).toEqual(['At most 31 days together.']);
  const many = Array.from({ length: 101 }, (_, index) => ({ id: index + 1, name: '' }));
  expect(valueErrors({ ...values, people: many }).employee_ids).toEqual(['These are 202 days: at most 200 together.']);
});
