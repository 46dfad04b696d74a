import { dayAfter } from '@muster/contract/dated/dated-history.ts';
import type { Db } from '../../database/db.ts';
import { endHistory } from '../../platform/dated/change-history.ts';
import { applyEdits } from '../../platform/dated/dated.repository.ts';
import { changingAssignments } from './assignments-of-all-clients.ts';
import { placedShifts, withoutRotation } from './employee-shift.repository.ts';
import type { FirstPlacement } from './placement.repository.ts';

/** The shift ends with the last day, and planned ones are removed. */
export async function endPlacements(db: Db, employeeId: number, lastDay: string): Promise<void> {
  await changingAssignments(db, () => endHistory(db, placedShifts, { owner: employeeId, from: dayAfter(lastDay) }));
}

/** Assigns a first shift to employees without one. */
export async function insertFirstPlacements(db: Db, given: readonly FirstPlacement[], userId: number): Promise<void> {
  const edits = given.map(({ employeeId: owner, shiftId, from }) => {
    const by = { rest_days: null, reason: null, source: 'import', created_by_user_id: userId } as const;
    const first = { from, until: null, enteredUntil: null, value: { shift_id: shiftId, ...withoutRotation, ...by } };
    return { owner, edit: { removed: [], resized: [], added: [first] } };
  });
  await applyEdits(db, placedShifts, edits);
}
