import type { CallServices } from '../../platform/http/call-services.ts';
import { type DueRequest, takeDue } from './approval-due.repository.ts';
import { insertTraces } from './approval-request.repository.ts';
import { approvalWaiting, waitingSubject } from './approvals.events.ts';
import { refreshApprovers } from './pages-of-approvers.ts';
import { withSubstitutes } from './substituted-users.ts';
import { type RequestPeople, waitingPeople } from './waiting-people.ts';

const mostAtOnce = 100;

/** Reminds the approvers of steps that wait too long and escalates them, each once. Returns true if there may be more. */
export async function remindApprovers({
  databases,
  clock,
  announceIn,
}: Pick<CallServices, 'databases' | 'clock' | 'announceIn'>): Promise<boolean> {
  return databases.system.transaction().execute(async (db) => {
    const now = clock.now().toString();
    const due = await waitingPeople(db, await takeDue(db, now, mostAtOnce));
    if (due.length === 0) return false;
    await insertTraces(db, due.map(traceOf), now);
    await refreshApprovers(
      { db, clock },
      due.flatMap(({ waiting }) => waiting),
    );
    const notified = await withSubstitutes(
      { db, clock },
      due.flatMap(({ waiting }) => waiting),
    );
    const byKind = Map.groupBy(due, ({ request }) => `${request.why} ${request.kind}`);
    for (const group of byKind.values()) {
      const [first] = group;
      if (!first) continue;
      const subjects = group.map(({ request, waiting }) => waitingSubject(request.subject_id, notified(waiting)));
      await announceIn(db)(approvalWaiting, { kind: first.request.kind, why: first.request.why, subjects });
    }
    return due.length === mostAtOnce;
  });
}

function traceOf({ request, waiting }: RequestPeople<DueRequest>) {
  const { id, step, why } = request;
  const names = waiting.map(({ name }) => name);
  const shown = names.length > mostNamed ? [...names.slice(0, mostNamed), 'others'] : names;
  return { request_id: id, step, kind: why, text: `It waits for ${shown.join(', ') || 'no one'}.` };
}

const mostNamed = 5;
