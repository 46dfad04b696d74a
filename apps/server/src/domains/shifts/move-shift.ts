import { dayIn, homeZone, invalidInput } from '@muster/contract';
import type { BaseContext } from '../../platform/context/context.ts';
import { type MoveRefusal, planMove, planWithdrawal } from '../../platform/dated/date-range-moves.ts';
import { otherClientsShift } from './judge-placement.ts';
import { isShiftOpenTo } from './placement.repository.ts';
import { settleMovedShift } from './settle-moved-shift.ts';
import { editShiftRanges, type NewShiftRange, shiftRangesOf } from './shift-ranges.repository.ts';

type MoveContext = Pick<BaseContext, 'db' | 'clock'>;

interface ShiftMove {
  readonly employeeId: number;
  /** First day of the shift. */
  readonly from: string;
  /** That a refusal names. */
  readonly field: string;
}

/**
 * Lets a shift begin on a day in somebody's history, with the schedule from then on. Null where it was stored.
 * @throws Problem invalid-input where two shifts would overlap, or where the shift is another client's own
 */
export async function moveShift(ctx: MoveContext, move: ShiftMove & NewShiftRange): Promise<MoveRefusal | null> {
  if (!(await isShiftOpenTo(ctx.db, move))) throw invalidInput({ [move.field]: [otherClientsShift] });
  const today = dayIn(homeZone, ctx.clock.now());
  const ranges = await shiftRangesOf(ctx.db, move.employeeId);
  const edit = planMove(ranges, { value: move.shiftId, from: move.from, today });
  if ('says' in edit) return edit;
  await editShiftRanges(ctx.db, edit, move);
  await settleMovedShift(ctx, move);
  return null;
}

/**
 * Cancels a planned shift. Returns its id, or null if none begins on that day.
 * @throws Problem invalid-input where what goes on instead would overlap
 */
export async function withdrawShift(ctx: MoveContext, move: ShiftMove): Promise<number | null> {
  const today = dayIn(homeZone, ctx.clock.now());
  const ranges = await shiftRangesOf(ctx.db, move.employeeId);
  const edit = planWithdrawal(ranges, { from: move.from, today });
  if (!edit) return null;
  await editShiftRanges(ctx.db, edit);
  await settleMovedShift(ctx, move);
  return Number(ranges.find(({ id }) => id === edit.removed)?.value ?? 0);
}
