import { expect, it } from 'vitest';
import { micros, ninePlan } from './day-facts.fixture.ts';
import { dayState, hasForgottenClockOut, hasPassed, isOpen } from './day-state.rules.ts';

const at = (clock: string) => micros(`2026-03-10T${clock}Z`);
const off = { ...ninePlan, status: 'holiday' as const };

it('takes a clock-out for forgotten four hours after the shift, else 20 hours after the clock-in', () => {
  const presence = { firstIn: at('01:00:00'), lastIn: at('01:00:00'), openSince: at('01:00:00') };
  expect(isOpen(presence, true)).toBe(true);
  expect(hasForgottenClockOut(presence, ninePlan, at('13:00:00'))).toBe(false);
  expect(hasForgottenClockOut(presence, ninePlan, at('13:00:01'))).toBe(true);
  for (const plan of [off, null]) {
    expect(hasForgottenClockOut(presence, plan, at('21:00:00'))).toBe(false);
    expect(hasForgottenClockOut(presence, plan, at('21:00:01'))).toBe(true);
  }
  expect(hasForgottenClockOut({ ...presence, lastIn: at('05:00:00') }, ninePlan, at('06:00:00'))).toBe(true);
  expect(hasForgottenClockOut({ ...presence, firstIn: null }, ninePlan, at('06:00:00'))).toBe(true);
});

it('settles a working day when it is over, a day off when it begins', () => {
  expect([hasPassed(ninePlan, at('08:59:59')), hasPassed(ninePlan, at('09:00:00'))]).toEqual([false, true]);
  expect([hasPassed(off, at('00:59:59')), hasPassed(off, at('01:00:00'))]).toEqual([false, true]);
  expect(hasPassed(null, at('09:00:00'))).toBe(false);
});

it('names what needs somebody before what is only remarkable', () => {
  const minutes = { lateMinutes: 3, undertimeMinutes: 5 };
  const facts = { plan: ninePlan, isClocked: true, isConflict: false, isLeaveWorked: false, ...minutes };
  expect(dayState({ ...facts, isConflict: true, isLeaveWorked: true })).toBe('conflict');
  expect(dayState({ ...facts, isLeaveWorked: true })).toBe('worked_leave');
  expect(dayState({ ...facts, plan: null })).toBe('unplanned');
  expect(dayState({ ...facts, plan: off })).toBe('holiday');
  expect(dayState({ ...facts, isClocked: false })).toBe('absent');
  expect(dayState(facts)).toBe('late');
  expect(dayState({ ...facts, lateMinutes: 0 })).toBe('undertime');
  expect(dayState({ ...facts, lateMinutes: 0, undertimeMinutes: 0 })).toBe('present');
});
