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
