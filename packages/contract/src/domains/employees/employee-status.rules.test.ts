import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EmployeeStatus, employeeStatuses, isSeparated } from '../../states.ts';
import { dayIn, homeZone } from '../../time.ts';
import {
  clockOutMinutes,
  endingTakesEffect,
  endingWaitsUntil,
  latestLastDay,
  moveInto,
  movesFrom,
  refusedMoveText,
  type StatusFacts,
  type StatusMove,
  statusMoves,
} from './employee-status.rules.ts';

it.each<[EmployeeStatus, boolean | null, readonly StatusMove[]]>([
  ['active', null, ['deactivate', 'separate']],
  ['inactive', null, ['reactivate', 'separate']],
  ['termination', true, ['rehire']],
  ['termination', false, []],
  ['termination', null, []],
  ['resignation', true, ['rehire']],
  ['resignation', false, []],
])('state.employee.1 from %s with rehire %s come %j', (status, rehire, moves) => {
  expect(movesFrom({ status, rehire })).toEqual(moves);
});

it.each<[EmployeeStatus, StatusMove | null]>([
  ['active', null],
  ['inactive', 'deactivate'],
  ['termination', 'separate'],
  ['resignation', 'separate'],
])('a reason of the group %s is the move %s', (group, move) => {
  expect(moveInto(group)).toBe(move);
});

it('for any sequence of statuses, a former employee comes back only by a rehire, and only if that is allowed', () => {
  const steps = fc.array(fc.record({ move: fc.constantFrom(...statusMoves), rehire: fc.boolean() }), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (taken) => {
      let now: StatusFacts = { status: 'active', rehire: null };
      for (const { move, rehire } of taken) {
        if (!movesFrom(now).includes(move)) {
          expect(refusedMoveText(now, move)).toMatch(/\.$/);
          continue;
        }
        const next = after(move, rehire);
        if (isSeparated(now.status)) expect([move, now.rehire]).toEqual(['rehire', true]);
        expect(next.status).not.toBe(now.status);
        now = next;
      }
    }),
  );
});

it('has a next status for every status except a final one', () => {
  for (const status of employeeStatuses) expect(movesFrom({ status, rehire: true })).not.toEqual([]);
});

it('says why an employee with rehire No cannot come back', () => {
  expect(refusedMoveText({ status: 'resignation', rehire: false }, 'rehire')).toContain('Rehire set to No');
});

describe('the end of an employment', () => {
  const lastDay = '2026-12-15';
  const at = (text: string) => Temporal.Instant.from(text);
  const asked = (now: string, shiftEnds: string | null, immediately = false) =>
    endingWaitsUntil({
      lastDay,
      shiftEnds: shiftEnds === null ? null : at(shiftEnds),
      now: at(now),
      immediately,
    })?.toString() ?? null;

  it.each([
    ['a last day ahead, without a shift', '2026-12-01T00:00:00Z', null, '2026-12-15T16:00:00Z'],
    ['a last day ahead, with a day shift', '2026-12-01T00:00:00Z', '2026-12-15T09:00:00Z', '2026-12-15T16:00:00Z'],
    ['a last day ahead, with a night shift', '2026-12-01T00:00:00Z', '2026-12-15T22:00:00Z', '2026-12-15T23:00:00Z'],
    ['today, before the shift', '2026-12-15T00:00:00Z', '2026-12-15T09:00:00Z', '2026-12-15T16:00:00Z'],
    ['today, after the shift', '2026-12-15T09:00:00Z', '2026-12-15T09:00:00Z', null],
    ['today, without a shift', '2026-12-15T00:00:00Z', null, null],
    ['yesterday, during the night shift', '2026-12-15T18:00:00Z', '2026-12-15T22:00:00Z', '2026-12-15T23:00:00Z'],
    ['a day last week', '2026-12-22T00:00:00Z', '2026-12-15T09:00:00Z', null],
  ])('%s', (_name, now, shiftEnds, expected) => {
    expect(asked(now, shiftEnds)).toBe(expected);
    expect(asked(now, shiftEnds, true)).toBeNull();
  });

  it('never cuts off the last day or the last shift, and never waits longer than either needs', () => {
    const day = fc.integer({ min: 0, max: 2000 }).map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }));
    const minutes = fc.option(fc.integer({ min: -24 * 60, max: 44 * 60 }), { nil: null });
    fc.assert(
      fc.property(day, minutes, fc.integer({ min: -5000, max: 5000 }), (last, offset, ahead) => {
        const starts = last.toZonedDateTime(homeZone).toInstant();
        const shiftEnds = offset === null ? null : starts.add({ minutes: offset });
        const now = starts.add({ minutes: ahead });
        const request = { lastDay: last.toString(), shiftEnds };
        const effect = endingTakesEffect(request);
        expect(dayIn(homeZone, effect) > request.lastDay).toBe(true);
        const clockedOut = shiftEnds?.add({ minutes: clockOutMinutes }).epochMilliseconds ?? 0;
        const dayEnds = starts.add({ hours: 24 }).epochMilliseconds;
        expect(effect.epochMilliseconds).toBe(Math.max(clockedOut, dayEnds));
        const waits = endingWaitsUntil({ ...request, now, immediately: false });
        if (waits !== null) expect(waits.epochMilliseconds).toBeGreaterThan(now.epochMilliseconds);
        else
          expect(
            dayIn(homeZone, now) >= request.lastDay && (shiftEnds?.epochMilliseconds ?? 0) <= now.epochMilliseconds,
          ).toBe(true);
      }),
    );
  });

  it('is planned at most a year ahead', () => {
    expect(latestLastDay('2026-03-02')).toBe('2027-03-02');
    expect(latestLastDay('2028-02-29')).toBe('2029-02-28');
  });
});

function after(move: StatusMove, rehire: boolean): StatusFacts {
  if (move === 'separate') return { status: 'termination', rehire };
  return { status: move === 'deactivate' ? 'inactive' : 'active', rehire: null };
}
