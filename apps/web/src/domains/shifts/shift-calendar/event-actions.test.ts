import { expect, it } from 'vitest';
import { calendarAna } from '../shift.fixture.ts';
import { assignmentOn, canEndAfter, canUndo, endingFrom, scopedDays } from './event-actions.ts';

const today = '2026-03-02';
const assignment = { id: 11, shift_id: 4, rotation: null, from: '2026-02-01', to: null, work_days: [1, 2, 3, 4, 5] };

it('takes the days of the scope', () => {
  expect(scopedDays('day', today)).toEqual({ from: today, to: today });
  expect(scopedDays('onward', today)).toEqual({ from: today, to: null });
});

it('finds the assignment of a day', () => {
  const person = { ...calendarAna, assignments: [{ ...assignment, to: '2026-03-04' }] };
  expect(assignmentOn(person, '2026-03-04')?.id).toBe(11);
  expect(assignmentOn(person, '2026-03-05')).toBeNull();
  expect(assignmentOn(person, '2026-01-31')).toBeNull();
});

it('ends an assignment the day before, removes one from today or its first day, and keeps the past', () => {
  expect(endingFrom(assignment, '2026-03-05', today)).toEqual({ kind: 'end', lastDay: '2026-03-04' });
  expect(endingFrom(assignment, today, today)).toEqual({ kind: 'remove' });
  expect(endingFrom({ ...assignment, from: '2026-03-05' }, '2026-03-05', today)).toEqual({ kind: 'remove' });
  expect(endingFrom(assignment, '2026-03-01', today)).toBeNull();
});

it('ends after a day only from today on, and not where it ends already', () => {
  expect(canEndAfter(assignment, today, today)).toBe(true);
  expect(canEndAfter(assignment, '2026-03-01', today)).toBe(false);
  expect(canEndAfter({ ...assignment, to: '2026-03-05' }, '2026-03-05', today)).toBe(false);
});

it('undoes a placement that has not begun and has replaced none', () => {
  const person = { id: 7, assignments: [assignment] };
  expect(canUndo({ people: [person], from: '2026-03-05', today })).toBe(true);
  expect(canUndo({ people: [person], from: today, today })).toBe(false);
  expect(canUndo({ people: [person, person], from: '2026-03-05', today })).toBe(false);
  const replaced = { id: 7, assignments: [{ ...assignment, from: '2026-03-05' }] };
  expect(canUndo({ people: [replaced], from: '2026-03-05', today })).toBe(false);
});
