import { invalidInput } from '@muster/contract';
import type { BaseContext } from '../../platform/http/context.ts';
import { settleSchedules } from './place-on-shift.ts';
import { clashAround } from './placement.repository.ts';

export interface MovedShift {
  readonly employeeId: number;
  /** First day of the change. */
  readonly from: string;
  /** The field that a refusal names. */
  readonly field: string;
}

/** After a shift was moved in somebody's history: plans what holds now. @throws Problem invalid-input where two would overlap */
export async function settleMovedShift(ctx: Pick<BaseContext, 'db' | 'clock'>, moved: MovedShift): Promise<void> {
  const clash = await clashAround(ctx.db, moved.employeeId, moved.from);
  if (clash) {
    const text = `The shift of ${clash.later} would overlap with the one of ${clash.earlier}.`;
    throw invalidInput({ [moved.field]: [text] });
  }
  await settleSchedules(ctx, [moved.employeeId], moved.from);
}
