import type { BaseContext } from '../../platform/context/context.ts';
import { refreshWaiting } from '../notifications/index.ts';
import { namesOf, pendingAfter, setStepApprovers } from './approval-due.repository.ts';
import { insertTraces } from './approval-request.repository.ts';
import { approvalWaiting, waitingSubject } from './approvals.events.ts';
import { withSubstitutes } from './substituted-users.ts';
import { waitingPeople } from './waiting-people.ts';

const checkedAtOnce = 100;

/**
 * Leaves a trace on pending requests whose approvers left since their step began. Returns the last one checked, null
 * after the last. Who may decide needs no update: approvers are resolved at each decision.
 */
export async function checkApprovers(ctx: Pick<BaseContext, 'db' | 'clock' | 'announce'>, after: number) {
  const { db, clock } = ctx;
  const requests = await pendingAfter(db, after, checkedAtOnce);
  const found = await waitingPeople(db, requests);
  const changed = found.flatMap(({ request, approvers, waiting }) => {
    const now = approvers.map(({ user_id }) => user_id);
    const left = request.step_approvers.filter((id) => !now.includes(id));
    return left.length === 0 ? [] : [{ id: request.id, request, step: request.step, approvers: now, left, waiting }];
  });
  if (changed.length > 0) {
    const names = await namesOf(
      db,
      changed.flatMap(({ left }) => left),
    );
    const traces = changed.map(({ id, step, left, waiting }) => ({
      request_id: id,
      step,
      kind: 'replaced' as const,
      text: `${listed(left.map((user) => names.get(user) ?? 'Someone'))} can't decide any more. It waits for ${
        listed(waiting.map(({ name }) => name)) || 'no one'
      }.`,
    }));
    await insertTraces(db, traces, clock.now().toString());
    await setStepApprovers(
      db,
      changed.map(({ id, approvers }) => ({ id, approvers })),
    );
    await refreshWaiting(
      db,
      changed.flatMap(({ left, waiting }) => [...left, ...waiting.map(({ user_id }) => user_id)]),
    );
    await announceWaiting(ctx, changed);
  }
  return requests.at(-1)?.id ?? null;
}

type Changed = Pick<Awaited<ReturnType<typeof waitingPeople>>[number], 'request' | 'waiting'>;

/** The people who remain, or to whom the request was passed on, may not know of it yet. */
async function announceWaiting(
  ctx: Pick<BaseContext, 'db' | 'clock' | 'announce'>,
  changed: readonly Changed[],
): Promise<void> {
  const notified = await withSubstitutes(
    ctx,
    changed.flatMap(({ waiting }) => waiting),
  );
  for (const [kind, of] of Map.groupBy(changed, ({ request }) => request.kind)) {
    const subjects = of.map(({ request, waiting }) => waitingSubject(request.subject_id, notified(waiting)));
    await ctx.announce(approvalWaiting, { kind, why: 'replaced', subjects });
  }
}

const mostNamed = 5;
const listed = (names: readonly string[]) =>
  (names.length > mostNamed ? [...names.slice(0, mostNamed), 'others'] : names).join(', ');
