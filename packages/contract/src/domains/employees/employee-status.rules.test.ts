import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type EmployeeStatus, employeeStatuses, isSeparated } from '../../states.ts';
import {
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

function after(move: StatusMove, rehire: boolean): StatusFacts {
  if (move === 'separate') return { status: 'termination', rehire };
  return { status: move === 'deactivate' ? 'inactive' : 'active', rehire: null };
}
