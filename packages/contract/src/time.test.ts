import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayIn, zoneCity } from './time.ts';

const zones = ['Asia/Manila', 'America/New_York', 'Europe/London', 'Australia/Sydney', 'Pacific/Apia', 'Asia/Kolkata'];
/** Around the clock changes in New York, Sydney and London, and the day that Apia skipped. */
const turns = ['2026-03-08', '2026-11-01', '2026-04-05', '2026-10-04', '2026-03-29', '2026-10-25', '2011-12-30'];

it('dayIn returns the day in a zone, whatever was asked before', () => {
  const around = fc
    .tuple(fc.constantFrom(...turns), fc.integer({ min: -72 * 60, max: 72 * 60 }))
    .map(([day, minutes]) => Temporal.Instant.from(`${day}T00:00:00Z`).add({ minutes }));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...zones), around), { maxLength: 20 }), (instants) => {
      for (const [zone, instant] of instants) {
        expect(dayIn(zone, instant)).toBe(instant.toZonedDateTimeISO(zone).toPlainDate().toString());
      }
    }),
    { numRuns: 300 },
  );
  expect(() => dayIn('Nowhere/Else', Temporal.Instant.from('2026-03-08T00:00:00Z'))).toThrow();
});

it('names the city of a zone', () => {
  expect(['Asia/Manila', 'America/New_York', 'UTC'].map(zoneCity)).toEqual(['Manila', 'New York', 'UTC']);
});
