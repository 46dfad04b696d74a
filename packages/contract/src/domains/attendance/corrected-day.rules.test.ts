import { expect, it } from 'vitest';
import { correctedDay } from './corrected-day.rules.ts';
import { computeDay } from './day.rules.ts';
import { dayOf, micros, punchesAt } from './day-facts.fixture.ts';
import { createLocalClock } from './local-clock.ts';

const at = (clock: string) => Temporal.Instant.from(`2026-03-10T${clock}Z`);

it('counts the times of the correction in place of those that were clocked', () => {
  const clocked = dayOf(punchesAt(['in', '01:30:00']));
  const breaks = [{ start: at('05:00:00'), end: at('05:30:00') }];
  const corrected = correctedDay(clocked, { in: at('01:00:00'), out: at('09:00:00'), breaks }, 'Asia/Manila');
  const figures = computeDay(corrected, micros('2026-03-12T00:00:00Z'), createLocalClock())?.figures;
  expect(figures).toMatchObject({ state: 'present', worked_minutes: 450, unpaid_break_minutes: 30, late_minutes: 0 });
});
