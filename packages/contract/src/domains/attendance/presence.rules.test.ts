import { expect, it } from 'vitest';
import { type ClockedAt, micros, punchesAt } from './day-facts.fixture.ts';
import { followPunches, presenceOf } from './presence.rules.ts';

const at = (clock: string) => micros(`2026-03-10T${clock}Z`);
const never = () => Number.POSITIVE_INFINITY;
const presence = (...punches: readonly ClockedAt[]) => presenceOf(followPunches(punchesAt(...punches), never));

it('counts from each clock-in to the next clock-out', () => {
  const hours = [
    { from: at('01:00:00'), until: at('04:00:00') },
    { from: at('05:00:00'), until: at('09:00:00') },
  ];
  expect(presence(['in', '01:00:00'], ['out', '04:00:00'], ['in', '05:00:00'], ['out', '09:00:00'])).toEqual({
    spans: hours,
    attended: hours,
    firstIn: at('01:00:00'),
    lastIn: at('05:00:00'),
    lastOut: at('09:00:00'),
    openSince: null,
    lateOut: null,
  });
});

it('leaves out a clock-in that another one follows, and knows that it is open', () => {
  const found = presence(['in', '01:00:00'], ['in', '05:00:00'], ['out', '09:00:00'], ['out', '09:30:00']);
  expect(found.spans).toEqual([{ from: at('05:00:00'), until: at('09:00:00') }]);
  expect(found.openSince).toBe(at('01:00:00'));
  expect(found.lastOut).toBe(at('09:30:00'));
  expect(found.attended[0]).toEqual({ from: at('01:00:00'), until: at('05:00:00') });
});

it('does not end a presence with a clock-out after the deadline of its clock-in', () => {
  const punches = punchesAt(
    ['in', '01:00:00'],
    ['break_start', '02:00:00'],
    ['break_end', '02:10:00'],
    ['out', '09:00:00'],
  );
  const found = (deadline: string) => presenceOf(followPunches(punches, () => at(deadline)));
  expect(found('09:00:00')).toMatchObject({ spans: [{ until: at('09:00:00') }], openSince: null, lateOut: null });
  expect(found('08:59:59')).toMatchObject({ spans: [], openSince: at('01:00:00'), lateOut: at('09:00:00') });
  expect(followPunches(punches, () => at('08:59:59')).map(({ isClosed }) => isClosed)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('orders punches by instant, then by id', () => {
  const [first, second, third] = punchesAt(['in', '01:00:00'], ['out', '05:00:00'], ['in', '05:00:00']);
  if (!first || !second || !third) throw new Error('Three punches were made.');
  expect(followPunches([third, first, second], never).map(({ id }) => id)).toEqual([1, 2, 3]);
});
