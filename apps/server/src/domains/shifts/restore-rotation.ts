import { type CallInput, Problem } from '@muster/contract';
import type { rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import { mayChangeShift } from '@muster/contract/domains/shifts/shifts.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type RemovedSource, removedRecord } from '../../platform/records/removed-record.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { withRotationErrors } from './rotation-problems.ts';
import {
  type DeletedRotation,
  holdShifts,
  lockDeletedRotation,
  patternShifts,
  restoreDeletedRotation,
} from './rotation-write.repository.ts';

type Restore = (typeof rotationsCalls)['restore'];

/** @throws Problem not-found, conflict if one of its shifts was removed meanwhile, or invalid-input for a taken name */
export async function restoreRotation(ctx: Ctx, { params }: CallInput<Restore>): Promise<void> {
  const { name, client_id: clientId, shift_ids: shiftIds } = await removedRecord(ctx, source, params.id);
  await withoutRowSecurity(ctx.db, () => holdShifts(ctx.db, shiftIds));
  if ((await patternShifts(ctx.db, shiftIds)).length < shiftIds.length)
    throw new Problem('conflict', 'A shift of this rotation was removed as well. Restore the shift first.');
  await withRotationErrors(() => restoreDeletedRotation(ctx.db, params.id));
  await ctx.audit({
    event: 'shifts.restore-rotation',
    subject: { kind: 'rotation', id: String(params.id) },
    clientId,
    after: { name },
  });
}

const source: RemovedSource<DeletedRotation> = {
  thing: 'rotation',
  lock: async ({ db, viewer }, id, since) => {
    const removed = await lockDeletedRotation(db, id, since);
    return removed && mayChangeShift(viewer, removed) ? removed : undefined;
  },
};
