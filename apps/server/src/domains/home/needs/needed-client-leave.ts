import { mayAccess, scopeOf } from '@muster/contract';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { leaveRequestAccess } from '@muster/contract/domains/leave/leave-requests.policy.ts';
import { waitingForClient } from '../../leave/index.ts';
import { idsOf, type NeedSource, sinceOf } from './need-source.ts';

/** Leave that the approvers of a client decide on. */
export const neededClientLeave: NeedSource = {
  kind: 'client-leave',
  approval: leaveApproval,
  isFor: (viewer) => scopeOf(viewer).kind === 'client' && mayAccess(leaveRequestAccess.ofClient, viewer),
  rowsOf: async (ctx, waiting) => {
    const since = new Map(waiting.map((subject) => [subject.id, subject.since]));
    const found = await waitingForClient(ctx, [...since.keys()]);
    return found.map(({ id }) => ({ ids: [id], since: since.get(id) ?? '' }));
  },
  read: async (ctx, rows) => {
    const since = sinceOf(rows);
    const requests = await waitingForClient(ctx, idsOf(rows));
    return requests.map((request) => ({ kind: 'client-leave' as const, since: since(request.id), request }));
  },
};
