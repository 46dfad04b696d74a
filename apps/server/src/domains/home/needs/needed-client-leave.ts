import { mayAccess, scopeOf } from '@muster/contract';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { leaveRequestAccess } from '@muster/contract/domains/leave/leave-requests.policy.ts';
import { waitingForClient } from '../../leave/index.ts';
import { approvalNeed, foundRows } from './approval-need.ts';
import { beginningOf } from './beginning-of-day.ts';
import { idsOf } from './need-source.ts';

/** Leave that the approvers of a client decide on. */
export const neededClientLeave = approvalNeed({
  kind: 'client-leave',
  approval: leaveApproval,
  isFor: (viewer) => scopeOf(viewer).kind === 'client' && mayAccess(leaveRequestAccess.ofClient, viewer),
  rowsOf: async (ctx, waiting) => {
    const ids = waiting.map(({ id }) => id);
    return foundRows(waiting, await waitingForClient(ctx, ids), ({ first_day }) => beginningOf(first_day));
  },
  read: async (ctx, rows) => {
    const requests = await waitingForClient(ctx, idsOf(rows));
    return requests.map((request) => ({ id: request.id, need: { kind: 'client-leave' as const, request } }));
  },
});
