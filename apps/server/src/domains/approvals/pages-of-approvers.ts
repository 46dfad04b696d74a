import type { BaseContext } from '../../platform/context/context.ts';
import { refreshWaiting } from '../notifications/index.ts';
import type { PendingRequest } from './approval-request.repository.ts';
import type { OpenedApprover } from './approvals.events.ts';
import type { FoundApprover } from './approver.repository.ts';
import { substitutesOf, withSubstitutes } from './substituted-users.ts';
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

/**
 * The same for approvers who were announced (`approvalOpened`), of several subjects at once. Returns what adds their substitutes. The caller
 * runs it in the scope `system`.
 */
export async function refreshOpened(
  ctx: Moment,
  subjects: readonly { readonly approvers: readonly OpenedApprover[] }[],
): Promise<(approvers: readonly OpenedApprover[]) => OpenedApprover[]> {
  const all = subjects.flatMap(({ approvers }) => approvers);
  const substitutes = await substitutesOf(
    ctx,
    all.map(({ userId }) => userId),
  );
  const withActing = (approvers: readonly OpenedApprover[]) => {
    const acting = approvers.flatMap((person) =>
      (substitutes.get(person.userId) ?? []).map(({ substitute: { userId } }) => ({ ...person, userId })),
    );
    return [...new Map([...acting, ...approvers].map((person) => [person.userId, person])).values()];
  };
  await refreshWaiting(
    ctx.db,
    withActing(all).map(({ userId }) => userId),
  );
  return withActing;
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
