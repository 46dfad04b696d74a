import type { BaseContext } from '../../platform/context/context.ts';
import { refreshWaiting } from '../notifications/index.ts';
import type { PendingRequest } from './approval-request.repository.ts';
import type { FoundApprover } from './approver.repository.ts';
import { withSubstitutes } from './substituted-users.ts';
import { waitingPeople } from './waiting-people.ts';

type Moment = Pick<BaseContext, 'db' | 'clock'>;

type WithSubstitutes = Awaited<ReturnType<typeof withSubstitutes>>;

/**
 * For each of these people and their substitutes something began or ceased to wait: their open pages read it again. Returns what
 * adds the substitutes to some of them.
 */
export async function refreshApprovers(ctx: Moment, people: readonly FoundApprover[]): Promise<WithSubstitutes> {
  const substituted = await withSubstitutes(ctx, people);
  await refreshWaiting(
    ctx.db,
    substituted(people).map(({ user_id }) => user_id),
  );
  return substituted;
}

/** Before pending requests are closed: the people whom they wait for. */
export async function refreshAsked(ctx: Moment, requests: readonly PendingRequest[]): Promise<void> {
  if (requests.length === 0) return;
  const asked = await waitingPeople(ctx.db, requests);
  await refreshApprovers(
    ctx,
    asked.flatMap(({ waiting }) => waiting),
  );
}
