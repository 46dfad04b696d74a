import fc from 'fast-check';
import { expect, it } from 'vitest';
import { micros } from './day-facts.fixture.ts';
import { minuteMicros } from './day-facts.ts';
import { type AddedPunch, followSequence, type NearbyShift } from './punch-sequence.rules.ts';

const shift = (day: string): NearbyShift => ({
  workDate: day,
  startsAt: micros(`${day}T01:00:00Z`),
  endsAt: micros(`${day}T09:00:00Z`),
  zone: 'Asia/Manila',
  isWorked: true,
});
const around = { planned: [shift('2026-03-02'), shift('2026-03-03')], ownZone: 'Asia/Manila' };

const at = (clock: string, kind: AddedPunch['kind'], row: number): AddedPunch => ({
  row,
  kind,
  at: micros(`2026-03-${clock}Z`),
});

it('finds the work date of punches in any order', () => {
  const night = {
    ...shift('2026-03-02'),
    startsAt: micros('2026-03-02T14:00:00Z'),
    endsAt: micros('2026-03-02T22:00:00Z'),
  };
  const added = [at('02T22:05:00', 'out', 2), at('02T13:50:00', 'in', 3)];
  const { workDates, problems } = followSequence(added, [], { ...around, planned: [night] });
  expect([...workDates].toSorted()).toEqual([
    [2, '2026-03-02'],
    [3, '2026-03-02'],
  ]);
  expect(problems.size).toBe(0);
});

it('names the added punch that could not have been clocked', () => {
  const stored = [
    { kind: 'in' as const, at: micros('2026-03-02T01:00:00Z'), workDate: '2026-03-02' },
    { kind: 'out' as const, at: micros('2026-03-02T09:00:00Z'), workDate: '2026-03-02' },
  ];
  const second = followSequence([at('02T01:02:00', 'in', 2)], stored, around).problems.get(2);
  expect(second).toEqual({
    ...at('02T01:02:00', 'in', 2),
    row: undefined,
    allowed: ['break_start', 'out'],
    isStored: false,
  });
  const before = followSequence([at('02T00:30:00', 'in', 2)], stored, around).problems.get(2);
  expect(before).toMatchObject({ kind: 'in', isStored: true });
  const lunch = [at('02T05:00:00', 'in', 3), at('02T04:00:00', 'out', 2)];
  expect(followSequence(lunch, stored, around).problems.size).toBe(0);
});

it('accepts the next shift after a forgotten clock-out', () => {
  const added = [at('02T01:00:00', 'in', 2), at('03T01:00:00', 'in', 3), at('03T09:00:00', 'out', 4)];
  expect(followSequence(added, [], around).problems.size).toBe(0);
});

it('counts the first of repeated taps, and a stored one before any other', () => {
  const stored = [{ kind: 'in' as const, at: micros('2026-03-02T01:00:00Z'), workDate: '2026-03-02' }];
  const added = [at('02T00:59:00', 'in', 2), at('02T01:01:59', 'in', 3), at('02T09:00:00', 'out', 4)];
  const { repeats, problems } = followSequence([...added, at('02T09:01:00', 'out', 5)], stored, around);
  expect([...repeats].toSorted()).toEqual([
    [2, micros('2026-03-02T01:00:00Z')],
    [3, micros('2026-03-02T01:00:00Z')],
    [5, micros('2026-03-02T09:00:00Z')],
  ]);
  expect(problems.size).toBe(0);
});

it('omits the punches with a problem, so that the others follow each other', () => {
  const added = [
    at('02T01:00:00', 'in', 2),
    at('02T01:10:00', 'in', 3),
    at('02T09:00:00', 'out', 4),
    at('02T09:20:00', 'out', 5),
  ];
  const found = followSequence(added, [], around);
  expect([...found.problems.keys()]).toEqual([3, 5]);
  const rest = added.filter(({ row }) => !found.problems.has(row));
  expect(followSequence(rest, [], around).problems.size).toBe(0);
});

it('accepts every sequence that alternates, however its rows are shuffled', () => {
  const days = fc.array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 180, max: 480 })), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(days, fc.infiniteStream(fc.double({ noNaN: true })), (presences, orders) => {
      const rows = presences.flatMap(([late, length], day): AddedPunch[] => {
        const from = micros('2026-03-02T00:30:00Z') + (day * 1440 + late) * minuteMicros;
        return [
          { row: day * 2, kind: 'in', at: from },
          { row: day * 2 + 1, kind: 'out', at: from + length * minuteMicros },
        ];
      });
      const shuffled = rows
        .map((row) => ({ row, order: orders.next().value }))
        .toSorted((one, two) => one.order - two.order);
      const found = followSequence(
        shuffled.map(({ row }) => row),
        [],
        around,
      );
      expect(found).toEqual(followSequence(rows, [], around));
      expect(found.problems.size).toBe(0);
      for (const [row, day] of found.workDates) expect(found.workDates.get(row - (row % 2))).toBe(day);
    }),
    { numRuns: 200 },
  );
});

it('accepts the punches that it does not refuse, and stays the same when taps are repeated', () => {
  const kinds = fc.constantFrom('in', 'out', 'break_start', 'break_end');
  const minutes = fc.tuple(fc.integer({ min: 0, max: 2800 }), kinds);
  fc.assert(
    fc.property(fc.uniqueArray(minutes, { maxLength: 14, selector: ([minute]) => minute }), (taps) => {
      const added = taps.map(([minute, kind], row) => ({
        row,
        kind,
        at: micros('2026-03-02T00:30:00Z') + minute * 5 * minuteMicros,
      }));
      const { problems } = followSequence(added, [], around);
      const rest = added.filter(({ row }) => !problems.has(row));
      const again = followSequence(rest, [], around);
      expect(again.problems.size).toBe(0);
      const twice = rest.flatMap((punch) => [punch, { ...punch, row: punch.row + 100, at: punch.at + minuteMicros }]);
      const repeated = followSequence(twice, [], around);
      expect(repeated.problems.size).toBe(0);
      expect(repeated.repeats.size).toBe(rest.length);
      expect(repeated.workDates).toEqual(again.workDates);
    }),
    { numRuns: 200 },
  );
});
