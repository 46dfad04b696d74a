import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askableSpans } from './availability.rules.ts';
import { isOffered, offeredSlots, type SlotPerson } from './interview-slots.rules.ts';
import type { TimeSpan } from './time-spans.rules.ts';

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const span = (from: string, until: string): TimeSpan => ({ from: at(from), until: at(until) });
const person = (gaps: Partial<SlotPerson> = {}): SlotPerson => ({
  free: [span('2026-03-09T09:00Z', '2026-03-09T12:00Z')],
  taken: [],
  bufferMinutes: 0,
  ...gaps,
});
const question = {
  minutes: 30,
  range: span('2026-03-09T00:00Z', '2026-03-16T00:00Z'),
  zone: 'Europe/London',
  most: 50,
};
const starts = (people: readonly SlotPerson[], more = {}) =>
  offeredSlots({ ...question, people, ...more }).map(({ from }) =>
    Temporal.Instant.fromEpochMilliseconds(from).toString({ smallestUnit: 'minute' }).slice(11, 16),
  );

it('offers half hours at which everybody is free', () => {
  const other = person({ free: [span('2026-03-09T10:15Z', '2026-03-09T11:45Z')] });
  expect(starts([person(), other])).toEqual(['10:30', '11:00']);
  expect(starts([person()], { most: 2 })).toEqual(['09:00', '09:30']);
  expect(starts([person()], { minutes: 45 })).toEqual(['09:00', '10:00', '11:00']);
});

it('keeps time free around interviews and holds', () => {
  const taken = [span('2026-03-09T10:00Z', '2026-03-09T10:30Z')];
  expect(starts([person({ taken })])).toEqual(['09:00', '09:30', '10:30', '11:00', '11:30']);
  expect(starts([person({ taken, bufferMinutes: 15 })])).toEqual(['09:00', '11:00', '11:30']);
  expect(isOffered([person({ taken })], span('2026-03-09T10:15Z', '2026-03-09T10:45Z'))).toBe(false);
  expect(isOffered([person({ taken })], span('2026-03-09T10:30Z', '2026-03-09T11:00Z'))).toBe(true);
});

it('begins with the free time where no half hour of the clock is left', () => {
  const free = [span('2026-03-09T09:10Z', '2026-03-09T09:45Z')];
  expect(starts([person({ free })])).toEqual(['09:10']);
  expect(
    starts([person({ free: [span('2026-03-09T03:20Z', '2026-03-09T05:00Z')] })], { zone: 'Asia/Kathmandu' }),
  ).toEqual(['03:45', '04:15']);
});

const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 5, max: 90 }))
    .map(([from, length]) => ({ from: from * 300_000, until: (from + length) * 300_000 })),
  { maxLength: 8 },
);
const people = fc.array(fc.record({ free: spans, taken: spans, bufferMinutes: fc.constantFrom(0, 10, 30) }), {
  minLength: 1,
  maxLength: 4,
});

it('never offers a time at which somebody is not free or is kept free, and offers none twice', () => {
  fc.assert(
    fc.property(people, fc.constantFrom(15, 30, 60), (all, minutes) => {
      const slots = offeredSlots({
        people: all,
        minutes,
        range: { from: 0, until: 1e9 },
        zone: 'Asia/Manila',
        most: 999,
      });
      for (const [index, slot] of slots.entries()) {
        expect(slot.until - slot.from).toBe(minutes * 60_000);
        expect(slot.from).toBeGreaterThanOrEqual(slots[index - 1]?.until ?? 0);
        for (const { taken, bufferMinutes } of all)
          for (const { from, until } of taken)
            expect(slot.until <= from - bufferMinutes * 60_000 || slot.from >= until + bufferMinutes * 60_000).toBe(
              true,
            );
        expect(isOffered(all, slot)).toBe(true);
      }
    }),
  );
});

it('answers for five people over four weeks within 100 ms', () => {
  const now = at('2026-03-16T00:00Z');
  const range = { from: now, until: now + 28 * 86_400_000 };
  const weekly = [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, start: '09:00', end: '12:00' },
    { weekday, start: '13:30', end: '18:00' },
  ]);
  const zones = ['Europe/London', 'America/New_York', 'Australia/Sydney', 'America/Los_Angeles', 'Asia/Manila'];
  const measure = () => {
    const begun = Temporal.Now.instant().epochMilliseconds;
    const all = zones.map((zone) =>
      person({
        free: askableSpans({ zone, weekly, days: [], busy: [], notice_hours: 24 }, range, now),
        bufferMinutes: 15,
      }),
    );
    offeredSlots({ ...question, people: all, range });
    return Temporal.Now.instant().epochMilliseconds - begun;
  };
  expect(Math.min(...Array.from({ length: 5 }, measure))).toBeLessThan(100);
});
