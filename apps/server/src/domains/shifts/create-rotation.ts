import type { CallAnswer, CallInput } from '@muster/contract';
import type { rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { checkedPattern } from './rotation-pattern.ts';
import { assertOwnRotation, withRotationErrors } from './rotation-problems.ts';
import { insertRotation } from './rotation-write.repository.ts';

type Create = (typeof rotationsCalls)['create'];

/** @throws Problem invalid-input, forbidden for a rotation of another client */
export async function createRotation(ctx: Ctx, { body }: CallInput<Create>): Promise<CallAnswer<Create>> {
  const { name, client_id: clientId = null, weeks } = body;
  assertOwnRotation(ctx, clientId);
  const days = await checkedPattern(ctx, body);
  const id = await withRotationErrors(() => insertRotation(ctx.db, { name, clientId, weeks }, days));
  await ctx.audit({
    event: 'shifts.create-rotation',
    subject: { kind: 'rotation', id: String(id) },
    clientId,
    after: body,
  });
  return { id, version: 1 };
}
