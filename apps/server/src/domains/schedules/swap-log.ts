import type { BaseContext } from '../../platform/context/context.ts';
import type { StoredSwap } from './swap.repository.ts';

/** What was decided about a swap, or how it ended, for the activity log of the requester. */
export async function logSwapEnd(
  ctx: Pick<BaseContext, 'audit'>,
  stored: StoredSwap,
  event: string,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  await ctx.audit({
    event,
    subject: { kind: 'employee', id: String(stored.requester_id) },
    clientId: stored.client_id,
    before: { state: stored.state },
    after: {
      swap: stored.id,
      colleague: stored.colleague_id,
      give_date: stored.give_date,
      take_date: stored.take_date,
      ...after,
    },
  });
}
