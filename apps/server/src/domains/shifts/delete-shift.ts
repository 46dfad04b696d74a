import { type CallInput, Problem } from '@muster/contract';
import type { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedShift } from './locked-shift.ts';
import { markShiftDeleted } from './shift-write.repository.ts';

type Delete = (typeof shiftsCalls)['delete'];

/** @throws Problem conflict if any employee has or had the shift, because their history needs it, or a rotation uses it */
export async function deleteShift(ctx: Ctx, { params }: CallInput<Delete>): Promise<void> {
  const stored = await lockedShift(ctx, params);
  if (stored.is_used) {
    throw new Problem(
      'conflict',
      'Employees have or had this shift, so it cannot be removed. Assign them to another shift instead.',
    );
  }
  if (stored.rotation_name !== null) {
    throw new Problem('conflict', `The rotation ${stored.rotation_name} uses this shift, so it cannot be removed.`);
  }
  await markShiftDeleted(ctx.db, params.id, ctx.clock.now().toString());
  await ctx.audit({
    event: 'shifts.delete',
    subject: { kind: 'shift', id: String(params.id) },
    clientId: stored.client_id,
    before: { name: stored.name },
  });
}
