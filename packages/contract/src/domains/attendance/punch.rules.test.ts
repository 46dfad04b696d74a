import { expect, it } from 'vitest';
import { micros } from './day-facts.fixture.ts';
import {
  nextPunches,
  type OpenPresence,
  type PlannedShift,
  plannedFor,
  shiftAttended,
  workDateOf,
} from './punch.rules.ts';

const at = micros;
const manila = 'Asia/Manila';
const shift = (workDate: string, from: string, until: string, zone = manila): PlannedShift => ({
  workDate,
  startsAt: at(from),
  endsAt: at(until),
  zone,
});

const night = shift('2026-03-02', '2026-03-02T14:00:00Z', '2026-03-02T23:00:00Z');
const morning = shift('2026-03-03', '2026-03-03T00:00:00Z', '2026-03-03T09:00:00Z');

const open = (lastKind: OpenPresence['lastKind'], since = '2026-03-02T14:00:00Z'): OpenPresence => ({
  lastKind,
  since: at(since),
  workDate: '2026-03-02',
  endsAt: night.endsAt,
});

it('alternates clock-in and clock-out, with breaks in between', () => {
  const now = at('2026-03-02T14:05:00Z');
  expect(nextPunches(null, now, [])).toEqual(['in']);
  expect(nextPunches(open('in'), now, [night])).toEqual(['break_start', 'out']);
  expect(nextPunches(open('break_start'), now, [night])).toEqual(['break_end', 'out']);
  expect(nextPunches(open('break_end'), now, [night])).toEqual(['break_start', 'out']);
});

it('lets the next shift start after a missing clock-out', () => {
  const next = (text: string, planned = [night, morning]) => nextPunches(open('break_end'), at(text), planned);
  expect(next('2026-03-02T22:59:00Z')).toEqual(['break_start', 'out']);
  expect(next('2026-03-02T23:00:00Z')).toEqual(['break_start', 'out', 'in']);
  expect(next('2026-03-02T23:30:00Z', [night])).toEqual(['break_start', 'out']);
});

it('records a late clock-out until 20 hours after the clock-in, whatever was clocked since', () => {
  const next = (text: string) => nextPunches(open('break_end'), at(text), []);
  expect(next('2026-03-03T03:00:00Z')).toEqual(['break_start', 'out']);
  expect(next('2026-03-03T03:00:01Z')).toEqual(['out', 'in']);
  expect(next('2026-03-03T09:59:59Z')).toEqual(['out', 'in']);
  expect(next('2026-03-03T10:00:00Z')).toEqual(['in']);
});

it('assigns a punch to the shift that is running or begins soon', () => {
  const day = (text: string) => plannedFor(at(text), [night, morning])?.workDate ?? null;
  expect(day('2026-03-02T13:40:00Z')).toBe('2026-03-02');
  expect(day('2026-03-02T16:30:00Z')).toBe('2026-03-02');
  expect(day('2026-03-02T22:50:00Z')).toBe('2026-03-03');
  expect(day('2026-03-02T09:59:00Z')).toBe(null);
  expect(day('2026-03-03T09:00:00Z')).toBe(null);
});

it('counts an unplanned clock-in for a date on which no other shift is planned', () => {
  const pacific = 'America/Los_Angeles';
  const monday = shift('2026-03-02', '2026-03-02T17:00:00Z', '2026-03-03T01:00:00Z', pacific);
  // Sunday 9:00 in Los Angeles is Monday 1:00 in Manila.
  expect(workDateOf(at('2026-03-01T17:00:00Z'), [monday], manila)).toBe('2026-03-01');
  // Friday evening there is Saturday in Manila: the Friday has a shift that is over.
  const friday = shift('2026-03-06', '2026-03-06T17:00:00Z', '2026-03-07T01:00:00Z', pacific);
  expect(workDateOf(at('2026-03-07T04:00:00Z'), [friday], manila)).toBe('2026-03-07');
  expect(workDateOf(at('2026-03-01T17:00:00Z'), [], manila)).toBe('2026-03-02');
});

it('gives a return after a night shift the date of that night, if its own date has a shift', () => {
  const first = shift('2026-03-02', '2026-03-02T14:00:00Z', '2026-03-02T22:00:00Z');
  const second = shift('2026-03-03', '2026-03-03T14:00:00Z', '2026-03-03T22:00:00Z');
  expect(workDateOf(at('2026-03-02T22:05:00Z'), [first, second], manila)).toBe('2026-03-02');
  expect(workDateOf(at('2026-03-03T02:00:00Z'), [first, second], manila)).toBe('2026-03-02');
  // More than four hours later it belongs to the day that it is on.
  expect(workDateOf(at('2026-03-03T02:01:00Z'), [first, second], manila)).toBe('2026-03-03');
  expect(workDateOf(at('2026-03-02T22:05:00Z'), [first], manila)).toBe('2026-03-03');
});

it('finds the shift that a presence was for', () => {
  const attended = (from: string, until: string) =>
    shiftAttended({ from: at(from), until: at(until) }, [night, morning])?.workDate ?? null;
  expect(attended('2026-03-02T09:50:00Z', '2026-03-02T23:05:00Z')).toBe('2026-03-02');
  expect(attended('2026-03-02T22:00:00Z', '2026-03-03T09:00:00Z')).toBe('2026-03-03');
  expect(attended('2026-03-02T09:50:00Z', '2026-03-02T14:10:00Z')).toBe(null);
});
