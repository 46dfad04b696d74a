import type { BaseContext } from '../../platform/context/context.ts';
import { refreshWaiting } from '../notifications/index.ts';
import type { PendingRequest } from './approval-request.repository.ts';
import type { FoundApprover } from './approver.repository.ts';
import { withSubstitutes } from './substituted-users.ts';
import { waitingPeople } from './waiting-people.ts';

type Moment = Pick<BaseContext, 'db' | 'clock'>;

/** For each of these people and their substitutes something began or ceased to wait: their open pages read it again. */
export async function refreshApprovers(ctx: Moment, people: readonly FoundApprover[]): Promise<void> {
  const everybody = (await withSubstitutes(ctx, people))(people);
  await refreshWaiting(
    ctx.db,
    everybody.map(({ user_id }) => user_id),
  );
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
