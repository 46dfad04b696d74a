import { expect, it } from 'vitest';
import { type ClockedAt, micros, punchesAt } from './day-facts.fixture.ts';
import { followPunches, presenceOf } from './presence.rules.ts';

const at = (clock: string) => micros(`2026-03-10T${clock}Z`);
const presence = (...punches: readonly ClockedAt[]) => presenceOf(followPunches(punchesAt(...punches)));

it('counts from each clock-in to the next clock-out', () => {
  expect(presence(['in', '01:00:00'], ['out', '04:00:00'], ['in', '05:00:00'], ['out', '09:00:00'])).toEqual({
    spans: [
      { from: at('01:00:00'), until: at('04:00:00') },
      { from: at('05:00:00'), until: at('09:00:00') },
    ],
    firstIn: at('01:00:00'),
    lastIn: at('05:00:00'),
    lastOut: at('09:00:00'),
    openSince: null,
  });
});

it('leaves out a clock-in that another one follows, and knows that it is open', () => {
  const found = presence(['in', '01:00:00'], ['in', '05:00:00'], ['out', '09:00:00'], ['out', '09:30:00']);
  expect(found.spans).toEqual([{ from: at('05:00:00'), until: at('09:00:00') }]);
  expect(found.openSince).toBe(at('01:00:00'));
  expect(found.lastOut).toBe(at('09:30:00'));
});

it('orders punches by instant, then by id', () => {
  const [first, second, third] = punchesAt(['in', '01:00:00'], ['out', '05:00:00'], ['in', '05:00:00']);
  if (!first || !second || !third) throw new Error('Three punches were made.');
  expect(followPunches([third, first, second]).map(({ id }) => id)).toEqual([1, 2, 3]);
});
