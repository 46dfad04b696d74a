import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaveStepMinutes } from '../leave/leave-requests.constants.ts';
import { computeDay } from './day.rules.ts';
import { anyDay, dayOf, micros, ninePlan, punchesAt } from './day-facts.fixture.ts';
import { type DayFacts, type DayPlan, minuteMicros } from './day-facts.ts';
import { isClockedOnLeave, isLeaveWorked, leaveWarning, leaveWorkMinutes } from './leave-work.rules.ts';
import { createLocalClock } from './local-clock.ts';

const at = (clock: string) => micros(`2026-03-10T${clock}Z`);
const span = (from: string, until: string) => ({ from: at(from), until: at(until) });
const worked = (...present: ReturnType<typeof span>[]) => ({ present, unpaid: [] });

/** On leave in the morning: from 9:00 to 13:00 in Manila. */
const afternoon: DayPlan = {
  ...ninePlan,
  startsAt: at('05:00:00'),
  leave: { minutes: 240, atStart: 240, atEnd: 0 },
};
/** On leave in the afternoon. */
const morning: DayPlan = { ...ninePlan, endsAt: at('05:00:00'), leave: { minutes: 240, atStart: 0, atEnd: 240 } };
const wholeDay: DayPlan = { ...ninePlan, status: 'on_leave' };

const later = micros('2026-12-31T00:00:00Z') + 400 * 24 * 60 * minuteMicros;
const stateOf = (facts: DayFacts, now = later) => computeDay(facts, now, createLocalClock())?.figures.state;

describe('leaveWorkMinutes', () => {
  it('counts what was worked between the planned start and the leave, and nothing outside', () => {
    expect(leaveWorkMinutes(worked(span('00:00:00', '09:00:00')), afternoon)).toBe(240);
    expect(leaveWorkMinutes(worked(span('01:00:00', '12:00:00')), morning)).toBe(240);
    expect(leaveWorkMinutes(worked(span('04:30:30', '09:00:00')), afternoon)).toBe(29);
    expect(leaveWorkMinutes(worked(span('00:00:00', '01:00:00'), span('05:00:00', '12:00:00')), afternoon)).toBe(0);
    expect(leaveWorkMinutes(worked(span('01:00:00', '09:00:00')), ninePlan)).toBe(0);
    expect(leaveWorkMinutes(worked(span('01:00:00', '09:00:00')), null)).toBe(0);
  });

  it('leaves unpaid breaks out', () => {
    const unpaid = [span('04:30:00', '05:00:00')];
    expect(leaveWorkMinutes({ present: [span('04:00:00', '09:00:00')], unpaid }, afternoon)).toBe(30);
  });
});

describe('isLeaveWorked', () => {
  it('is true for a whole day from the first punch on, for a part from the shortest leave on', () => {
    expect(isLeaveWorked(wholeDay, { isClocked: true, minutes: 0 })).toBe(true);
    expect(isLeaveWorked(wholeDay, { isClocked: false, minutes: 0 })).toBe(false);
    expect(isLeaveWorked(afternoon, { isClocked: true, minutes: leaveStepMinutes - 1 })).toBe(false);
    expect(isLeaveWorked(afternoon, { isClocked: true, minutes: leaveStepMinutes })).toBe(true);
    expect(isLeaveWorked(null, { isClocked: true, minutes: 0 })).toBe(false);
  });
});

describe('isClockedOnLeave', () => {
  it('warns on leave, but not shortly before the shift or after the leave', () => {
    expect(isClockedOnLeave(at('20:00:00'), wholeDay)).toBe(true);
    expect(
      ['00:59:59', '01:00:00', '04:45:00', '04:45:01'].map((clock) => isClockedOnLeave(at(clock), afternoon)),
    ).toEqual([false, true, true, false]);
    expect(['04:59:00', '05:00:00', '09:00:00'].map((clock) => isClockedOnLeave(at(clock), morning))).toEqual([
      false,
      true,
      false,
    ]);
    expect([ninePlan, null].map((plan) => isClockedOnLeave(at('02:00:00'), plan))).toEqual([false, false]);
    expect(leaveWarning('2026-03-10')).toMatch(/^You are on leave on Mar 10, 2026\. Your time is recorded\./);
  });
});

describe('the state of a day', () => {
  it('is worked on leave once somebody clocks in, and without a clock-out still a missing clock-out', () => {
    const clocked = dayOf(punchesAt(['in', '01:00:00'], ['out', '09:00:00']), wholeDay);
    expect(stateOf(clocked)).toBe('worked_leave');
    const open = dayOf(punchesAt(['in', '01:00:00']), wholeDay);
    expect([stateOf(open, at('02:00:00')), stateOf(open)]).toEqual(['worked_leave', 'conflict']);
    expect(stateOf(dayOf([], wholeDay))).toBe('on_leave');
  });

  it('goes by the times of a part of a day', () => {
    const from = (clock: string) => dayOf(punchesAt(['in', clock], ['out', '09:00:00']), afternoon);
    expect(['04:45:01', '04:45:00', '01:00:00'].map((clock) => stateOf(from(clock)))).toEqual([
      'present',
      'worked_leave',
      'worked_leave',
    ]);
    const early = dayOf(punchesAt(['in', '00:00:00'], ['out', '01:00:00'], ['in', '05:00:00'], ['out', '09:00:00']));
    expect(stateOf({ ...early, plan: afternoon })).toBe('present');
  });

  it('never counts a clocked day as leave, whatever was clocked', () => {
    fc.assert(
      fc.property(anyDay, (facts) => {
        fc.pre(facts.plan !== null && facts.punches.length > 0);
        const plan = facts.plan && { ...facts.plan, status: 'on_leave' as const };
        expect(['worked_leave', 'conflict']).toContain(stateOf({ ...facts, plan }));
      }),
      { numRuns: 300 },
    );
  });

  it('counts no more minutes on leave than were worked, and none if no part of the shift is leave', () => {
    const parts = fc.record({ atStart: fc.integer({ min: 0, max: 480 }), atEnd: fc.integer({ min: 0, max: 480 }) });
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 200 })), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(parts, spans, (cut, given) => {
        let end = 0;
        const present = given
          .toSorted(([one], [other]) => one - other)
          .flatMap(([from, length]) => {
            const begins = Math.max(from, end);
            end = begins + length;
            const [first, last] = [begins, end].map((minute) => at('00:00:00') + minute * minuteMicros);
            return first === undefined || last === undefined ? [] : [{ from: first, until: last }];
          });
        const plan = { ...ninePlan, leave: { minutes: 240, ...cut } };
        const minutes = leaveWorkMinutes({ present, unpaid: [] }, plan);
        const all = present.reduce((sum, { from, until }) => sum + (until - from) / minuteMicros, 0);
        expect(minutes).toBeGreaterThanOrEqual(0);
        expect(minutes).toBeLessThanOrEqual(Math.min(all, cut.atStart + cut.atEnd));
      }),
      { numRuns: 300 },
    );
  });
});
