import type { Db } from '../../database/db.ts';
import * as rotations from '../../domains/shifts/rotation.repository.ts';
import { assignRotation } from '../factories/shifts.ts';
import { wholeList } from '../whole-list.ts';
import type { RowSecurityReads } from './row-security-reads.ts';

const today = '2026-03-02';

/** What is read of rotations for a viewer, for the row-security test. */
export const rotationReads: RowSecurityReads = {
  listRotations: (db) => rotations.listRotations(db, wholeList, today),
  findRotation: (db, { rotationId }) => rotations.findRotation(db, rotationId, today),
  hasRotation: (db, { rotationId }) => rotations.hasRotation(db, rotationId),
  lockRotation: (db, { rotationId }) => rotations.lockRotation(db, rotationId, today),
  patternOf: (db, { rotationId }) => rotations.patternOf(db, rotationId),
  peopleOfRotation: (db, { rotationId }) => rotations.peopleOfRotation(db, { rotationId, reach: 'all', today }),
};

/** After the shift that the employee has. */
export async function planRotation(db: Db, employeeId: number, rotationId: number): Promise<void> {
  const ended = { valid: '[2020-01-01,2030-01-07)' };
  await db.updateTable('employee_shift').set(ended).where('employee_id', '=', employeeId).execute();
  await assignRotation(db, { id: employeeId }, { id: rotationId }, '2030-01-07');
}

/** These write, or read what a placement of the caller's employees names. */
export const rotationOthers = [
  ...[
    'insertRotation',
    'renameRotation',
    'rewriteRotation',
    'markRotationDeleted',
    'lockDeletedRotation',
    'restoreDeletedRotation',
    'holdShifts',
    'patternShifts',
    'clientExists',
  ],
  ...['planArguments', 'fieldsOf', 'daysOfPlacement', 'keptAround', 'loggedPlan', 'withoutRotation', 'personThen'],
];
