import { swapApproval } from '@muster/contract/domains/schedules/schedules.constants.ts';
import { swapNotifications } from '@muster/contract/domains/schedules/swap-notifications.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import { portalContextFor } from '../../platform/jobs/portal-context.ts';
import { reasonOf } from '../../platform/log/log-fields.ts';
import { noSubjects, withdrawApprovals } from '../approvals/index.ts';
import { moveSwap } from './swap.repository.ts';
import { logSwapEnd } from './swap-log.ts';
import { notifyBoth } from './swap-notices.ts';
import { lockedSwap } from './swap-people.ts';
import { overdueSwaps } from './unserved-swap.repository.ts';

/** Closes the swaps without an answer or decision by the start of their first shift, each in one transaction. */
export async function expireSwaps(services: CallServices): Promise<boolean> {
  const { databases, clock, log } = services;
  for (const id of await overdueSwaps(databases.system, clock.now().toString())) {
    await databases.system
      .transaction()
      .execute((db) => expire(portalContextFor(services)(db), id))
      .catch((error: unknown) =>
        log.error({ job: 'schedules.swaps', jobId: String(id), reason: reasonOf(error) }, 'A swap could not expire.'),
      );
  }
  return false;
}

async function expire(ctx: BaseContext, id: number): Promise<void> {
  const stored = await lockedSwap(ctx.db, id, noSubjects);
  // It was closed in the meantime.
  if (!stored || (stored.state !== 'asked' && stored.state !== 'accepted')) return;
  if (stored.state === 'accepted') await withdrawApprovals(ctx, { kind: swapApproval, subjectIds: [id], reason: null });
  await moveSwap(ctx.db, { id, from: stored.state, to: 'expired', note: null, now: ctx.clock.now().toString() });
  await logSwapEnd(ctx, stored, 'schedules.withdraw-swap', { state: 'expired' });
  const reason =
    stored.state === 'asked' ? 'It was not answered in time.' : 'No one decided on it before the first shift began.';
  await notifyBoth(ctx, stored, { type: swapNotifications.expired, values: { reason } });
}
