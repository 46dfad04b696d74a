import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exchangedPlans, type SwapParty, type SwapShift, swapProblem, swappedDays } from './swap.rules.ts';

const day = (date: number) => `2026-03-${String(date).padStart(2, '0')}`;
const shift = (date: number, from: number, hours = 9, more: Partial<SwapShift> = {}): SwapShift => ({
  work_date: day(date),
  shift_id: from + 1,
  starts_at: new Date(Date.UTC(2026, 2, date, from)).toISOString(),
  ends_at: new Date(Date.UTC(2026, 2, date, from + hours)).toISOString(),
  status: 'scheduled',
  is_swapped: false,
  ...more,
});
const party = (name: string, plan: readonly SwapShift[], givenAway: readonly string[] = []): SwapParty => ({
  name,
  plan,
  givenAway,
});
const now = '2026-03-01T00:00:00.000Z';
const asked = (ana: SwapParty, ben: SwapParty, give: number, take: number | null = null, at = now) =>
  swapProblem({ requester: ana, colleague: ben, give: day(give), take: take === null ? null : day(take), now: at });

const ana = party('Ana', [shift(9, 8), shift(10, 8)]);
const ben = party('Ben', [shift(9, 16), shift(12, 8)]);

it('allows a cover on a free day, a swap of one day and a swap of two days', () => {
  expect(asked(ana, ben, 10)).toBeNull();
  expect(asked(ana, ben, 9, 9)).toBeNull();
  expect(asked(ana, ben, 10, 12)).toBeNull();
});

it('gives the reason why an exchange is not possible', () => {
  expect(asked(ana, ben, 12)).toBe('Ana has no shift to give on Mar 12, 2026.');
  expect(asked(ana, ben, 9)).toBe('Ben is not free on Mar 09, 2026.');
  expect(asked(ana, ben, 9, 10)).toBe('Ben has no shift to give on Mar 10, 2026.');
  expect(asked(ana, ben, 10, null, '2026-03-10T08:00:00.000Z')).toBe('The shift of Ana on Mar 10, 2026 has begun.');
  expect(asked(ana, party('Ben', [shift(9, 8)]), 9, 9)).toBe('Both have the same shift on this day.');
  expect(asked(ana, party('Ben', [shift(9, 22)]), 10, null)).toBeNull();
  expect(asked(ana, party('Ben', [shift(9, 22, 11)]), 10)).toBe(
    'Ben would have two shifts that overlap on Mar 10, 2026.',
  );
});

it('does not distinguish leave from other reasons, and takes rest days', () => {
  const away = (status: SwapShift['status']) => party('Ben', [shift(10, 8, 9, { status })]);
  for (const status of ['on_leave', 'holiday', 'scheduled'] as const)
    expect(asked(ana, away(status), 10)).toBe('Ben is not free on Mar 10, 2026.');
  expect(asked(ana, away('restday'), 10)).toBeNull();
  expect(asked(party('Ana', away('on_leave').plan), ben, 10)).toBe('Ana has no shift to give on Mar 10, 2026.');
});

it('exchanges no day twice', () => {
  expect(asked(party('Ana', [shift(10, 8, 9, { is_swapped: true })]), ben, 10)).toBe(
    'Ana has already swapped Mar 10, 2026.',
  );
  expect(asked(ana, party('Ben', [], [day(10)]), 10)).toBe('Ben is not free on Mar 10, 2026.');
  expect(asked(party('Ana', [], [day(10)]), ben, 10)).toBe('Ana has already swapped Mar 10, 2026.');
});

const plans = fc
  .uniqueArray(fc.record({ date: fc.integer({ min: 5, max: 12 }), from: fc.constantFrom(0, 8, 14, 22) }), {
    selector: ({ date }) => date,
    maxLength: 8,
  })
  .map((days) => days.map(({ date, from }) => shift(date, from)));
const days = fc.integer({ min: 5, max: 12 });

it('keeps all shifts, without an overlap or two shifts of a person on a day', () => {
  fc.assert(
    fc.property(plans, plans, days, fc.option(days), (one, other, give, take) => {
      if (asked(party('Ana', one), party('Ben', other), give, take) !== null) return;
      const question = { requester: one, colleague: other, give: day(give), take: take === null ? null : day(take) };
      const after = exchangedPlans(question);
      const all = (of: readonly (readonly SwapShift[])[]) =>
        of
          .flat()
          .map(({ starts_at }) => starts_at)
          .sort();
      expect(all([after.requester, after.colleague])).toEqual(all([one, other]));
      for (const plan of [after.requester, after.colleague]) {
        expect(new Set(plan.map(({ work_date }) => work_date)).size).toBe(plan.length);
      }
    }),
  );
});

it('decides exactly the days that change', () => {
  fc.assert(
    fc.property(plans, plans, days, fc.option(days), (one, other, give, take) => {
      if (asked(party('Ana', one), party('Ben', other), give, take) !== null) return;
      const swap = { give: day(give), take: take === null ? null : day(take) };
      const after = exchangedPlans({ requester: one, colleague: other, ...swap });
      const shiftOf = (plan: readonly SwapShift[], date: string | null) =>
        plan.find(({ work_date }) => work_date === date)?.shift_id ?? null;
      const ids = { giveShiftId: shiftOf(one, swap.give) ?? 0, takeShiftId: shiftOf(other, swap.take) };
      for (const decided of swappedDays({ requesterId: 1, colleagueId: 2, ...swap, ...ids })) {
        const plan = decided.employee_id === 1 ? after.requester : after.colleague;
        expect(shiftOf(plan, decided.work_date)).toBe(decided.shift_id);
      }
    }),
  );
});
