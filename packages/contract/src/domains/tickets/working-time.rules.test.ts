import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  always,
  anyHours,
  anyInstant,
  anyZone,
  at,
  hoursOf,
  instantText,
  nights,
  workdays,
} from './ticket-sla.fixture.ts';
import type { SlaHours } from './ticket-sla.ts';
import { workingSpans } from './working-time.rules.ts';

const firstSpans = (hours: SlaHours, from: string, count: number) =>
  [...workingSpans(hours, at(from)).take(count)].map((span) => `${instantText(span.from)} ${instantText(span.to)}`);
const hoursOfSpan = (hours: SlaHours, from: string) =>
  [...workingSpans(hours, at(from)).take(1)].map((span) => (span.to - span.from) / 3_600_000);

it('goes on in order, without overlaps, from the instant on', () => {
  fc.assert(
    fc.property(anyHours, anyInstant, (hours, from) => {
      let end = from;
      for (const span of workingSpans(hours, from).take(40)) {
        expect(span.from).toBeGreaterThanOrEqual(end);
        expect(span.to).toBeGreaterThan(span.from);
        end = span.to;
      }
    }),
  );
});

it('counts every minute of hours without an end, through both changes of the clocks', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, (zone, from) => {
      let end = from;
      for (const span of workingSpans(always(zone), from).take(300)) {
        expect(span.from).toBe(end);
        end = span.to;
      }
    }),
    { numRuns: 10 },
  );
});

it('begins inside a window that began the evening before', () => {
  expect(firstSpans(nights('Asia/Manila'), '2026-11-23T17:30:00Z', 3)).toEqual([
    '2026-11-23T17:30:00Z 2026-11-23T18:00:00Z',
    '2026-11-23T19:00:00Z 2026-11-23T23:00:00Z',
    '2026-11-24T14:00:00Z 2026-11-24T18:00:00Z',
  ]);
});

it('has several windows a day and joins those that overlap', () => {
  const split = hoursOf('Asia/Manila', [
    { days: workdays, from: '13:00', to: '17:00', breaks: [] },
    { days: workdays, from: '08:00', to: '12:00', breaks: [] },
    { days: workdays, from: '11:00', to: '12:30', breaks: [] },
  ]);
  expect(firstSpans(split, '2026-11-24T00:00:00Z', 3)).toEqual([
    '2026-11-24T00:00:00Z 2026-11-24T04:00:00Z',
    '2026-11-24T04:00:00Z 2026-11-24T04:30:00Z',
    '2026-11-24T05:00:00Z 2026-11-24T09:00:00Z',
  ]);
});

it('drops the windows that begin on a holiday and keeps the night that ends on it', () => {
  // Monday night is kept until Tuesday morning; Tuesday night is the holiday's.
  expect(firstSpans(nights('Asia/Manila', ['2026-11-24']), '2026-11-23T19:00:00Z', 2)).toEqual([
    '2026-11-23T19:00:00Z 2026-11-23T23:00:00Z',
    '2026-11-25T14:00:00Z 2026-11-25T18:00:00Z',
  ]);
});

const saturdayNight = (zone: string) => hoursOf(zone, [{ days: [6], from: '22:00', to: '06:00', breaks: [] }]);

it.each([
  ['an ordinary night', 'America/New_York', '2026-03-01T02:00:00Z', 8],
  ['the night in which clocks go forward', 'America/New_York', '2026-03-08T03:00:00Z', 7],
  ['the night in which clocks go back', 'America/New_York', '2026-11-01T02:00:00Z', 9],
  ['the night in which clocks go forward in the south', 'Australia/Sydney', '2026-10-03T12:00:00Z', 7],
  ['the night in which clocks go back in the south', 'Australia/Sydney', '2026-04-04T11:00:00Z', 9],
  ['a change of half an hour', 'Australia/Lord_Howe', '2026-10-03T11:30:00Z', 7.5],
])('counts the hours that pass in %s', (_, zone, from, hours) => {
  expect(hoursOfSpan(saturdayNight(zone), from)).toEqual([hours]);
});

it('loses a window that the clocks skip', () => {
  const skipped = hoursOf('America/New_York', [{ days: [7], from: '02:00', to: '03:00', breaks: [] }]);
  expect(firstSpans(skipped, '2026-03-08T00:00:00Z', 1)).toEqual(['2026-03-15T06:00:00Z 2026-03-15T07:00:00Z']);
});

it('ends after three years without a window', () => {
  expect([...workingSpans(hoursOf('Asia/Manila', []), at('2026-11-24T00:00:00Z'))]).toEqual([]);
});
