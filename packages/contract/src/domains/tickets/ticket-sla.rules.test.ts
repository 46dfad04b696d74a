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
import { dueAfter, ticketDues, workedBetween } from './ticket-sla.rules.ts';
import type { SlaHours, SlaPause } from './ticket-sla.ts';

const manila = nights('Asia/Manila');
const offices = (zone: string, holidays: readonly string[] = []) =>
  hoursOf(zone, [{ days: workdays, from: '09:00', to: '18:00', breaks: [{ from: '12:00', to: '13:00' }] }], holidays);
const pause = (from: string, to: string | null): SlaPause => ({ from: at(from), to: to === null ? null : at(to) });

it.each<[string, SlaHours, number, string, SlaPause[], string | null]>([
  ['within one night', manila, 60, '2026-11-23T15:00:00Z', [], '2026-11-23T16:00:00Z'],
  ['across midnight and the break', manila, 300, '2026-11-23T14:00:00Z', [], '2026-11-23T20:00:00Z'],
  ['to the last minute of a night', manila, 480, '2026-11-23T14:00:00Z', [], '2026-11-23T23:00:00Z'],
  ['into the next night', manila, 481, '2026-11-23T14:00:00Z', [], '2026-11-24T14:01:00Z'],
  ['from Friday night over the weekend', manila, 540, '2026-11-27T14:00:00Z', [], '2026-11-30T15:00:00Z'],
  ['filed outside the hours', manila, 30, '2026-11-24T02:00:00Z', [], '2026-11-24T14:30:00Z'],
  ['over a holiday', offices('Asia/Manila', ['2026-11-30']), 540, '2026-11-27T05:00:00Z', [], '2026-12-01T06:00:00Z'],
  ['around the clock, over midnight', always('Asia/Manila'), 120, '2026-11-24T15:00:00Z', [], '2026-11-24T17:00:00Z'],
  ['while clocks go forward', always('America/New_York'), 180, '2026-03-08T06:00:00Z', [], '2026-03-08T09:00:00Z'],
  ['while clocks go back', always('America/New_York'), 180, '2026-11-01T05:00:00Z', [], '2026-11-01T08:00:00Z'],
  [
    'paused for an hour of work',
    manila,
    60,
    '2026-11-23T14:00:00Z',
    [pause('2026-11-23T14:30:00Z', '2026-11-23T15:30:00Z')],
    '2026-11-23T16:00:00Z',
  ],
  [
    'paused only while nobody works',
    manila,
    540,
    '2026-11-23T14:00:00Z',
    [pause('2026-11-23T23:00:00Z', '2026-11-24T14:00:00Z')],
    '2026-11-24T15:00:00Z',
  ],
  [
    'paused over a holiday and a weekend: two hours of work on each side',
    offices('Asia/Manila', ['2026-11-30']),
    480,
    '2026-11-27T01:00:00Z',
    [pause('2026-11-27T08:00:00Z', '2026-12-01T03:00:00Z')],
    '2026-12-01T06:00:00Z',
  ],
  [
    'paused over the night in which clocks go forward',
    always('America/New_York'),
    600,
    '2026-03-08T00:00:00Z',
    [pause('2026-03-08T05:00:00Z', '2026-03-08T09:00:00Z')],
    '2026-03-08T14:00:00Z',
  ],
  [
    'twice, with pauses that overlap',
    manila,
    60,
    '2026-11-23T14:00:00Z',
    [pause('2026-11-23T14:40:00Z', '2026-11-23T15:00:00Z'), pause('2026-11-23T14:30:00Z', '2026-11-23T14:50:00Z')],
    '2026-11-23T15:30:00Z',
  ],
  ['paused without an end', manila, 60, '2026-11-23T14:00:00Z', [pause('2026-11-23T14:30:00Z', null)], null],
  [
    'due before a pause without an end',
    manila,
    60,
    '2026-11-23T14:00:00Z',
    [pause('2026-11-23T15:00:00Z', null)],
    '2026-11-23T15:00:00Z',
  ],
  ['without any hours', hoursOf('Asia/Manila', []), 60, '2026-11-23T14:00:00Z', [], null],
])('is due %s', (_, hours, minutes, from, pauses, due) => {
  expect(instantText(dueAfter(hours, minutes, at(from), pauses))).toBe(due);
});

const anyPauses = fc
  .array(fc.tuple(anyInstant, fc.integer({ min: 1, max: 20_000 })), { maxLength: 4 })
  .map((drawn) => drawn.map(([from, minutes]) => ({ from, to: from + minutes * 60_000 })));
const anyMinutes = fc.integer({ min: 1, max: 6_000 });

it('is due exactly when the working time has passed', () => {
  fc.assert(
    fc.property(anyHours, anyMinutes, anyInstant, anyPauses, (hours, minutes, from, pauses) => {
      const due = dueAfter(hours, minutes, from, pauses);
      if (due === null) return;
      expect(workedBetween(hours, { from, to: due }, pauses)).toBe(minutes * 60_000);
      expect(workedBetween(hours, { from, to: due - 1 }, pauses)).toBe(minutes * 60_000 - 1);
    }),
  );
});

it('moves the due time by the working time of the pause, not by its length', () => {
  fc.assert(
    fc.property(anyHours, anyMinutes, anyInstant, anyMinutes, (hours, minutes, from, length) => {
      const stop = { from, to: from + length * 60_000 };
      const paused = dueAfter(hours, minutes, from, [stop]);
      expect(paused).toBe(dueAfter(hours, minutes, stop.to));
    }),
  );
});

it('adds up', () => {
  fc.assert(
    fc.property(anyHours, fc.tuple(anyInstant, anyInstant, anyInstant), anyPauses, (hours, drawn, pauses) => {
      const [a = 0, b = 0, c = 0] = drawn.toSorted((one, other) => one - other);
      const worked = (from: number, to: number) => workedBetween(hours, { from, to }, pauses);
      expect(worked(a, c)).toBe(worked(a, b) + worked(b, c));
    }),
    { numRuns: 30 },
  );
});

it('is plain time around the clock, in every zone', () => {
  fc.assert(
    fc.property(anyZone, anyMinutes, anyInstant, (zone, minutes, from) => {
      expect(dueAfter(always(zone), minutes, from)).toBe(from + minutes * 60_000);
    }),
  );
});

it('has targets per priority, and lets a pause stop only the resolution', () => {
  const target = (first_response: number, resolution: number) => ({ first_response, resolution });
  const policy = {
    hours: always('Asia/Manila'),
    approval: 60,
    targets: { 1: target(480, 2880), 2: target(240, 1440), 3: target(60, 480), 4: target(15, 120) },
  };
  const startedAt = at('2026-11-24T00:00:00Z');
  const pauses = [pause('2026-11-24T00:10:00Z', '2026-11-24T01:10:00Z')];
  const { firstResponseAt, resolutionAt } = ticketDues(policy, { priority: 4, startedAt, pauses });
  expect(instantText(firstResponseAt)).toBe('2026-11-24T00:15:00Z');
  expect(instantText(resolutionAt)).toBe('2026-11-24T03:00:00Z');
  const low = ticketDues(policy, { priority: 1, startedAt, pauses: [] });
  expect(instantText(low.firstResponseAt)).toBe('2026-11-24T08:00:00Z');
});
