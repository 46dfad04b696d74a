import { beforeEach, expect, it } from 'vitest';
import { startSession } from '../../../platform/session/session-store.ts';
import { pageDataFor } from '../../../testing/people.ts';
import { breakTimes, shiftOutcome } from './shift-outcome.ts';

// On a clock of 12 hours.
beforeEach(() => startSession(pageDataFor(null)));

const meal = { shift_break_type_id: 2, starts_after_minutes: 240, minutes: 60 };
const rest = { shift_break_type_id: 1, starts_after_minutes: 120, minutes: 15 };
const hours = { start_time: '09:00', end_time: '17:30', breaks: [rest, meal], paid: new Set([1]) };
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

it('says what a shift becomes, first on the clock of the viewer', () => {
  const text = plain(shiftOutcome({ ...hours, zone: 'Australia/Brisbane' }, 'Asia/Manila', 'Manila'));
  expect(text).toBe('7:00 AM – 3:30 PM Manila · 7 h 30 min of work, 1 h of breaks not paid');
  const same = plain(shiftOutcome({ ...hours, zone: 'Asia/Manila' }, 'Asia/Manila', 'Manila'));
  expect(same).toBe('7 h 30 min of work, 1 h of breaks not paid');
});

it('says nothing before it can', () => {
  const of = (gaps: object) => shiftOutcome({ ...hours, zone: undefined, ...gaps }, 'Asia/Manila', 'Manila');
  expect(of({ end_time: '' })).toBeNull();
  expect(of({ breaks: [{ ...meal, minutes: null }] })).toBeNull();
  expect(of({ breaks: [{ ...meal, minutes: 600 }] })).toBeNull();
});

it('says when a break is, over midnight too', () => {
  expect(plain(breakTimes('09:00', meal))).toBe('4 h, 1:00 PM – 2:00 PM');
  expect(plain(breakTimes('22:00', meal))).toBe('4 h, 2:00 AM – 3:00 AM');
  expect(plain(breakTimes('', meal))).toBe('4 h');
  expect(breakTimes('09:00', { ...meal, starts_after_minutes: null })).toBeUndefined();
  expect(breakTimes('09:00', undefined)).toBeUndefined();
});
