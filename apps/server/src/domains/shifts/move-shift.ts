import { invalidInput } from '@muster/contract';
import type { DatedPreviewAnswer } from '@muster/contract/dated/dated-answers.ts';
import type { DatedRefusal } from '@muster/contract/dated/plan-change.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { cancelChange, changeHistory } from '../../platform/dated/change-history.ts';
import { previewHistory } from '../../platform/dated/preview-history.ts';
import { changingAssignments } from './assignments-of-all-clients.ts';
import { loggedPlan, movedShifts, withoutRotation } from './employee-shift.repository.ts';
import { isShiftOpenTo } from './placement.repository.ts';
import { otherClientsShift } from './placement-check.ts';
import { settleMovedShift } from './settle-moved-shift.ts';

type MoveContext = Pick<BaseContext, 'db' | 'clock'>;

interface ShiftMove {
  readonly employeeId: number;
  /** First day of the shift. */
  readonly from: string;
  /** The field that a refusal names. */
  readonly field: string;
}

interface NewShift {
  readonly shiftId: number;
  readonly userId: number;
}

/**
 * Starts a shift on a day in an employee's history, and plans the schedule from then on. Null if it was stored. @throws
 * Problem invalid-input if two shifts would overlap, or if the shift belongs to another client
 */
export async function moveShift(ctx: MoveContext, move: ShiftMove & NewShift): Promise<DatedRefusal | null> {
  if (!(await isShiftOpenTo(ctx.db, move))) throw invalidInput({ [move.field]: [otherClientsShift] });
  const outcome = await changingAssignments(ctx.db, () => changeHistory(ctx.db, movedShifts, changeOf(ctx, move)));
  if ('reason' in outcome) return outcome;
  await settleMovedShift(ctx, move);
  return null;
}

function changeOf({ clock }: MoveContext, move: Omit<ShiftMove, 'field'> & NewShift) {
  const { employeeId: owner, from, shiftId: shift_id, userId: created_by_user_id } = move;
  const value = {
    shift_id,
    ...withoutRotation,
    rest_days: null,
    reason: null,
    source: 'form',
    created_by_user_id,
  } as const;
  return { owner, from, value, today: todayAtHome({ clock }) };
}

/** What a move would do to the history. Overlaps in time are checked when the move is made. */
export async function previewShift(
  ctx: MoveContext,
  move: Omit<ShiftMove, 'field'> & NewShift,
  textOf: (refusal: DatedRefusal) => string,
): Promise<DatedPreviewAnswer> {
  const preview = await previewHistory(ctx.db, movedShifts, changeOf(ctx, move), textOf);
  return (await isShiftOpenTo(ctx.db, move)) ? preview : { ...preview, problem: otherClientsShift };
}

/**
 * Cancels a shift that begins in the future. Returns what it named, or null if none begins on that day. @throws Problem
 * invalid-input if the shift that continues instead would overlap with another
 */
export async function cancelShift(ctx: MoveContext, move: ShiftMove): Promise<Record<string, unknown> | null> {
  const { employeeId: owner, from } = move;
  const cancelled = await changingAssignments(ctx.db, () =>
    cancelChange(ctx.db, movedShifts, { owner, from, today: todayAtHome(ctx) }),
  );
  if (!cancelled) return null;
  await settleMovedShift(ctx, move);
  return loggedPlan(cancelled.value);
}
