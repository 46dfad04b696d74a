import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDay, dayOf, punchesAt } from './day-facts.fixture.ts';
import type { HolidayPart } from './day-facts.ts';
import { changedInputs, dayInputs } from './day-inputs.rules.ts';

const punches = punchesAt(['in', '01:00:00'], ['out', '09:00:00']);
const day = dayOf(punches);

it('is the same for the same facts in another order', () => {
  fc.assert(
    fc.property(anyDay, (facts) => {
      const plan = facts.plan && {
        ...facts.plan,
        overtime: Object.fromEntries(Object.entries(facts.plan.overtime).toReversed()),
      };
      const other = {
        ...facts,
        plan,
        punches: facts.punches.toReversed(),
        holidays: facts.holidays.toReversed(),
        overtimeDecisions: Object.fromEntries(Object.entries(facts.overtimeDecisions ?? {}).toReversed()),
      };
      expect(dayInputs(other)).toEqual(dayInputs(facts));
    }),
  );
});

it('fits into integers of the database', () => {
  fc.assert(
    fc.property(anyDay, (facts) => {
      for (const sum of dayInputs(facts)) expect(sum === (sum | 0)).toBe(true);
    }),
  );
});

it('names what changed', () => {
  const before = dayInputs(day);
  const after = (gaps: object) => changedInputs(before, dayInputs({ ...day, ...gaps }));
  expect(after({})).toEqual([]);
  expect(after({ punches: punches.slice(0, 1) })).toEqual(['punches']);
  expect(after({ correctedUntil: punches.at(-1)?.at })).toEqual(['punches']);
  expect(after({ overtimeDecisions: { after: { approvedMinutes: 30, decidedMinutes: 30 } } })).toEqual(['overtime']);
  expect(after({ plan: null, holidays: ['2026-03-11'] })).toEqual(['plan', 'holidays']);
});

it('ignores holidays that the day cannot reach', () => {
  expect(dayInputs({ ...day, holidays: ['2026-03-07', '2026-03-13'] })).toEqual(dayInputs(day));
  expect(dayInputs({ ...day, holidays: ['2026-03-08'] })).not.toEqual(dayInputs(day));
});

it('distinguishes the part of a holiday, and keeps the checksum of days without parts', () => {
  const part = { day: '2026-03-10', from: 1080, until: 1440 };
  const withParts = (holidayParts: readonly HolidayPart[]) => dayInputs({ ...day, holidayParts });
  expect(withParts([])).toEqual(dayInputs(day));
  expect(withParts([part])).not.toEqual(dayInputs(day));
  expect(withParts([part])).not.toEqual(withParts([{ ...part, from: 1020 }]));
});
