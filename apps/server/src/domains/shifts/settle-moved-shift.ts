import { invalidInput } from '@muster/contract';
import type { Db } from '../../database/db.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { changingAssignments } from './assignments-of-all-clients.ts';
import { notifyChangedShifts } from './notify-changed-shifts.ts';
import { clashAfter } from './placement.repository.ts';
import { settleSchedules } from './settle-schedules.ts';

export interface MovedShift {
  readonly employeeId: number;
  /** First day of the change. */
  readonly from: string;
  /** The field that a refusal names. */
  readonly field: string;
  /** Of the employee, if a refusal has to name them. */
  readonly name?: string;
}

/**
 * Plans the schedule after a shift was moved in an employee's history. @throws Problem invalid-input if two shifts
 * would overlap
 */
export async function settleMovedShift(ctx: Pick<BaseContext, 'db' | 'clock'>, moved: MovedShift): Promise<void> {
  await assertNoClash(ctx.db, moved);
  const { employeeId, from } = moved;
  await notifyChangedShifts(ctx, { employeeIds: [employeeId], from }, () => settleSchedules(ctx, [employeeId], from));
}

/** Compares instants, not work dates. @throws Problem invalid-input if two shifts would overlap */
export async function assertNoClash(db: Db, { employeeId, from, field, name }: MovedShift): Promise<void> {
  const clash = await changingAssignments(db, () => clashAfter(db, employeeId, from));
  if (!clash) return;
  const text = `The shift of ${clash.later} would overlap with the one of ${clash.earlier}.`;
  throw invalidInput({ [field]: [name === undefined ? text : `${name}: ${text}`] });
}
