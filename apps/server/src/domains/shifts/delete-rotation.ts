import { type CallInput, Problem } from '@muster/contract';
import type { rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRotation } from './locked-rotation.ts';
import { markRotationDeleted } from './rotation-write.repository.ts';

type Delete = (typeof rotationsCalls)['delete'];

/** @throws Problem conflict if any employee has or had the rotation, because their history needs it */
export async function deleteRotation(ctx: Ctx, { params }: CallInput<Delete>): Promise<void> {
  const stored = await lockedRotation(ctx, params);
  if (stored.is_used) {
    throw new Problem(
      'conflict',
      'Employees have or had this rotation, so it cannot be removed. Assign them to another one instead.',
    );
  }
  await markRotationDeleted(ctx.db, params.id, ctx.clock.now().toString());
  await ctx.audit({
    event: 'shifts.delete-rotation',
    subject: { kind: 'rotation', id: String(params.id) },
    clientId: stored.client_id,
    before: { name: stored.name },
  });
}
