import { expect, it } from 'vitest';
import { isForgotten, nextPunches, plannedFor } from './punch.rules.ts';

const at = (text: string) => Temporal.Instant.from(text);
const now = at('2026-03-02T14:05:00Z');
const last = (kind: 'in' | 'out' | 'break_start' | 'break_end', text = '2026-03-02T14:00:00Z') => ({
  kind,
  at: at(text),
});

it('alternates clock-in and clock-out, with breaks in between', () => {
  expect(nextPunches(null, now)).toEqual(['in']);
  expect(nextPunches(last('in'), now)).toEqual(['break_start', 'out']);
  expect(nextPunches(last('break_start'), now)).toEqual(['break_end', 'out']);
  expect(nextPunches(last('break_end'), now)).toEqual(['break_start', 'out']);
  expect(nextPunches(last('out'), now)).toEqual(['in']);
});

it('starts over after a missing clock-out', () => {
  const forgotten = last('in', '2026-03-01T18:05:00Z');
  expect(isForgotten(forgotten, now)).toBe(true);
  expect(nextPunches(forgotten, now)).toEqual(['in']);
  expect(nextPunches(last('in', '2026-03-01T18:06:00Z'), now)).toEqual(['break_start', 'out']);
});

const night = { work_date: '2026-03-02', startsAt: at('2026-03-02T14:00:00Z'), endsAt: at('2026-03-02T23:00:00Z') };
const morning = { work_date: '2026-03-03', startsAt: at('2026-03-03T00:00:00Z'), endsAt: at('2026-03-03T09:00:00Z') };

it('assigns a punch to the shift that is running or begins soon', () => {
  const day = (text: string) => plannedFor(at(text), [night, morning], 4)?.work_date ?? null;
  expect(day('2026-03-02T13:40:00Z')).toBe('2026-03-02');
  expect(day('2026-03-02T16:30:00Z')).toBe('2026-03-02');
  expect(day('2026-03-02T22:50:00Z')).toBe('2026-03-03');
  expect(day('2026-03-02T09:59:00Z')).toBe(null);
  expect(day('2026-03-03T09:00:00Z')).toBe(null);
});
