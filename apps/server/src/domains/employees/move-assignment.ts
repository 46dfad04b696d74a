import type { Db } from '../../database/db.ts';
import { type MoveRefusal, planMove, planWithdrawal } from '../../platform/dated/date-range-moves.ts';
import { dateRangesOf, editDateRanges, type OwnKind } from './employee-assignment.repository.ts';

interface Plan {
  readonly employeeId: number;
  readonly kind: OwnKind;
  /** First day of the value. */
  readonly from: string;
  readonly today: string;
}

export interface Move extends Plan {
  readonly value: number | string;
  readonly userId: number;
}

/** Lets a client or position begin on a day. Null where it was stored. */
export async function moveAssignment(db: Db, move: Move): Promise<MoveRefusal | null> {
  const edit = planMove(await dateRangesOf(db, move.kind, move.employeeId), move);
  if ('says' in edit) return edit;
  await editDateRanges(db, move.kind, edit, { ...move, isWaiting: move.from > move.today });
  return null;
}

/** Cancels a planned client or position. Returns it, or null if nothing begins on that day. */
export async function withdrawAssignment(db: Db, plan: Plan): Promise<number | string | null> {
  const ranges = await dateRangesOf(db, plan.kind, plan.employeeId);
  const edit = planWithdrawal(ranges, plan);
  if (!edit) return null;
  await editDateRanges(db, plan.kind, edit);
  return ranges.find(({ id }) => id === edit.removed)?.value ?? null;
}
