import { type EmployeeStatus, isSeparated } from '../../states.ts';

/** Status changes (docs/decisions.md, Employees): the new group, and whether the open employment period ends or a new one begins. */
export const statusMoves = ['deactivate', 'separate', 'reactivate', 'rehire'] as const;
export type StatusMove = (typeof statusMoves)[number];

export interface StatusFacts {
  readonly status: EmployeeStatus;
  /** Of the latest employment period; null while it is open. */
  readonly rehire: boolean | null;
}

/** The possible moves; none for a former employee who is not to be rehired. */
export function movesFrom({ status, rehire }: StatusFacts): readonly StatusMove[] {
  if (isSeparated(status)) return rehire === true ? ['rehire'] : [];
  return status === 'active' ? ['deactivate', 'separate'] : ['reactivate', 'separate'];
}

/** The move into the group of a reason; null for `active`, which has moves of its own. */
export function moveInto(group: EmployeeStatus): StatusMove | null {
  if (group === 'active') return null;
  return isSeparated(group) ? 'separate' : 'deactivate';
}

/** One sentence on why a move is refused. */
export function refusedMoveText({ status, rehire }: StatusFacts, move: StatusMove): string {
  if (isSeparated(status) && move === 'rehire' && rehire !== true) {
    return 'This employee left with Rehire set to No and cannot be hired again.';
  }
  return `This cannot be done now: the employee's status is ${status}. Reload to see the change.`;
}
