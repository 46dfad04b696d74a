import type { CallInput } from '@muster/contract';
import type { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { mayChangeShift } from '@muster/contract/domains/shifts/shifts.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type RemovedSource, removedRecord } from '../../platform/records/removed-record.ts';
import { withShiftErrors } from './shift-problems.ts';
import { type DeletedShift, lockDeletedShift, restoreDeletedShift } from './shift-write.repository.ts';

type Restore = (typeof shiftsCalls)['restore'];

/** Nobody ever had the shift, so it comes back as it was. @throws Problem not-found, conflict or invalid-input for a taken name */
export async function restoreShift(ctx: Ctx, { params }: CallInput<Restore>): Promise<void> {
  const { name, client_id: clientId } = await removedRecord(ctx, source, params.id);
  await withShiftErrors(() => restoreDeletedShift(ctx.db, params.id));
  await ctx.audit({
    event: 'shifts.restore',
    subject: { kind: 'shift', id: String(params.id) },
    clientId,
    after: { name },
  });
}

const source: RemovedSource<DeletedShift> = {
  thing: 'shift',
  lock: async ({ db, viewer }, id, since) => {
    const removed = await lockDeletedShift(db, id, since);
    return removed && mayChangeShift(viewer, removed) ? removed : undefined;
  },
};
