import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countedTime } from './counted-time.rules.ts';
import { micros, ninePlan } from './day-facts.fixture.ts';
import { minuteMicros } from './day-facts.ts';
import { decidedOvertime, grantedMinutes, overtimeOf } from './overtime.rules.ts';

const rule = { minimumMinutes: 30, roundingMinutes: 15, needsApproval: false };
const counted = (minutes: number) => ({ grantedMinutes: minutes, countedMinutes: minutes, waitingMinutes: 0 });
const present = countedTime([{ from: micros('2026-03-10T00:20:00Z'), until: micros('2026-03-10T09:52:00Z') }], []);

it('grants nothing below the minimum, and rounds down to the step', () => {
  const granted = (minutes: number) => grantedMinutes(minutes * minuteMicros, rule);
  expect([29, 30, 44, 45, 52].map(granted)).toEqual([0, 30, 30, 45, 45]);
  expect(grantedMinutes(30 * minuteMicros - 1, rule)).toBe(0);
});

it('never grants more than was worked', () => {
  const minutes = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(minutes, minutes, fc.integer({ min: 1, max: 60 }), (worked, minimumMinutes, roundingMinutes) => {
      const granted = grantedMinutes(worked * minuteMicros, { minimumMinutes, roundingMinutes });
      expect(granted).toBeLessThanOrEqual(worked);
      expect(granted % roundingMinutes).toBe(0);
    }),
  );
});

it('measures a working day before and after its shift, a day off as a whole', () => {
  expect(overtimeOf(present, { ...ninePlan, overtime: { before: rule } })).toEqual([
    { occasion: 'before', beyond: 40 * minuteMicros, rule, ...counted(30) },
    { occasion: 'after', beyond: 52 * minuteMicros, rule: null, ...counted(0) },
  ]);
  expect(overtimeOf(present, { ...ninePlan, status: 'restday', overtime: { restday: rule } })).toEqual([
    { occasion: 'restday', beyond: 572 * minuteMicros, rule, ...counted(570) },
  ]);
  expect(overtimeOf(present, { ...ninePlan, status: 'on_leave' })).toEqual([]);
  expect(overtimeOf(present, null)).toEqual([]);
});

it('counts overtime that needs approval up to what was approved, and waits for a decision on more', () => {
  const wanted = { needsApproval: true };
  const of = (granted: number, approvedMinutes: number, decidedMinutes: number) =>
    Object.values(decidedOvertime(granted, wanted, { approvedMinutes, decidedMinutes }));
  expect(Object.values(decidedOvertime(60, wanted))).toEqual([0, 60]);
  expect(of(60, 60, 60)).toEqual([60, 0]);
  expect(of(45, 60, 60)).toEqual([45, 0]);
  expect(of(90, 60, 60)).toEqual([60, 30]);
  expect(of(60, 0, 60)).toEqual([0, 0]);
  expect(of(90, 60, 90)).toEqual([60, 0]);
  expect(Object.values(decidedOvertime(60, { needsApproval: false }))).toEqual([60, 0]);
});
