import { expect, it } from 'vitest';
import { analyzeDay } from './day.rules.ts';
import { dayOf, micros, punchesAt } from './day-facts.fixture.ts';
import { createLocalClock } from './local-clock.ts';
import { proposedTimes } from './proposal.rules.ts';

const at = (clock: string) => micros(`2026-03-10T${clock}Z`);

function proposed(facts: ReturnType<typeof dayOf>) {
  const day = analyzeDay(facts, micros('2026-04-01T00:00:00Z'), createLocalClock());
  return day && proposedTimes(day, facts.punches);
}

it('proposes the planned end with the breaks and gaps that were clocked', () => {
  const punches = punchesAt(
    ['in', '01:00:00'],
    ['break_start', '03:00:00'],
    ['break_end', '03:15:00'],
    ['out', '04:00:00'],
    ['in', '05:00:00'],
  );
  const breaks = [
    { from: at('03:00:00'), until: at('03:15:00') },
    { from: at('04:00:00'), until: at('05:00:00') },
  ];
  expect(proposed(dayOf(punches))).toEqual({ in: at('01:00:00'), out: at('09:00:00'), breaks });
  expect(proposed(dayOf(punches, null))).toEqual({ in: at('01:00:00'), out: null, breaks });
});

it('ignores a clock-out that came too late, and proposes nothing before the last punch', () => {
  expect(proposed(dayOf(punchesAt(['in', '01:00:00'], ['out', '13:00:01'])))).toMatchObject({ out: at('09:00:00') });
  const stayed = punchesAt(['in', '01:00:00'], ['break_start', '09:10:00'], ['break_end', '09:20:00']);
  expect(proposed(dayOf(stayed))).toMatchObject({ out: at('09:20:00') });
});

it('proposes the planned start without a clock-in, and nothing for an ordinary day', () => {
  expect(proposed(dayOf(punchesAt(['out', '09:05:00'])))).toEqual({
    in: at('01:00:00'),
    out: at('09:05:00'),
    breaks: [],
  });
  expect(proposed(dayOf(punchesAt(['out', '09:05:00']), null))).toBe(null);
  expect(proposed(dayOf(punchesAt(['in', '01:00:00'], ['out', '09:00:00'])))).toBe(null);
});
