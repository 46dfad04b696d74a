import type { BaseContext } from '../../platform/context/context.ts';
import { namesOf, pendingAfter, setStepApprovers } from './approval-due.repository.ts';
import { insertTraces } from './approval-request.repository.ts';
import { waitingPeople } from './waiting-people.ts';

const checkedAtOnce = 100;

/**
 * Leaves a trace on pending requests whose approvers left since their step began. Returns the last one checked, null
 * after the last. Who may decide needs no update: approvers are resolved at each decision.
 */
export async function checkApprovers({ db, clock }: Pick<BaseContext, 'db' | 'clock'>, after: number) {
  const requests = await pendingAfter(db, after, checkedAtOnce);
  const found = await waitingPeople(db, requests);
  const changed = found.flatMap(({ request, approvers, waiting }) => {
    const now = approvers.map(({ user_id }) => user_id);
    const left = request.step_approvers.filter((id) => !now.includes(id));
    return left.length === 0 ? [] : [{ id: request.id, step: request.step, approvers: now, left, waiting }];
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
      text: `${listed(left.map((user) => names.get(user) ?? 'Somebody'))} cannot decide any more. It waits for ${
        listed(waiting.map(({ name }) => name)) || 'nobody'
      }.`,
    }));
    await insertTraces(db, traces, clock.now().toString());
    await setStepApprovers(db, changed);
  }
  return requests.at(-1)?.id ?? null;
}

const mostNamed = 5;
const listed = (names: readonly string[]) =>
  (names.length > mostNamed ? [...names.slice(0, mostNamed), 'others'] : names).join(', ');
