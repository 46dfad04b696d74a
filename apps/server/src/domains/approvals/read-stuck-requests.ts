import type { StuckRequest } from '@muster/contract/domains/approvals/policies.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { pendingSince } from './approval-due.repository.ts';
import { waitingPeople } from './waiting-people.ts';

const readAtOnce = 500;
const mostShown = 100;

/** Pending requests for which no approver is found, not even by escalation, the oldest first. */
export function readStuckRequests({ db }: Pick<Ctx, 'db'>): Promise<StuckRequest[]> {
  return withoutRowSecurity(db, async () => {
    const stuck: StuckRequest[] = [];
    let after = 0;
    for (;;) {
      const requests = await pendingSince(db, after, readAtOnce);
      for (const { request, waiting } of await waitingPeople(db, requests)) {
        const { id, kind, person, step_name: step, step_since: since } = request;
        if (waiting.length === 0) stuck.push({ id, kind, person, step, since });
      }
      const last = requests.at(-1);
      if (!last || requests.length < readAtOnce || stuck.length >= mostShown) return stuck.slice(0, mostShown);
      after = last.id;
    }
  });
}
