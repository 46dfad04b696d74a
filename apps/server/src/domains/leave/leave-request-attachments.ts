import { leaveDocumentRights } from '@muster/contract/domains/leave/leave-documents.policy.ts';
import { documentLimitProblem } from '@muster/contract/domains/leave/leave-documents.rules.ts';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { leaveRequestAreas } from '@muster/contract/domains/leave/leave-requests.policy.ts';
import { subjectReachOf } from '../approvals/index.ts';
import type { FileOwners } from '../documents/index.ts';
import { leaveRequestChanged } from './leave.events.ts';
import { findDocumentedLeave } from './leave-documents.repository.ts';

/** Logged with the employee, as the request is, without names of files: they can be as medical as the reason, which is not logged either. */
export const leaveFiles: FileOwners = {
  kind: 'leave_request',
  domain: 'leave',
  maySee: () => true,
  mayChange: () => true,
  reached: async (ctx, id, use) => {
    const reach = await subjectReachOf(ctx, leaveApproval, leaveRequestAreas.requests);
    const found = await findDocumentedLeave(ctx.db, { id, reach, isLocked: use === 'change' });
    if (!found) return undefined;
    const { employee_id: employeeId, is_reached: isReached, visibility, state } = found;
    const rights = leaveDocumentRights(ctx.viewer, { employeeId, isReached, visibility, state });
    return rights === null
      ? undefined
      : {
          clientId: found.client_id,
          subject: { kind: 'employee', id: String(employeeId) },
          facts: { first_day: found.first_day, last_day: found.last_day },
          hidesNames: true,
          rights: { ...rights, limit: documentLimitProblem },
        };
  },
  announceChange: ({ announce }, { id }) => announce(leaveRequestChanged, { id }),
};
