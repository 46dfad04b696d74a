import { mayAccess } from '@muster/contract';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { leaveRequestAccess } from '@muster/contract/domains/leave/leave-requests.policy.ts';
import { leaveRequestsById } from '../../leave/index.ts';
import { idsOf, type NeedSource, oneByOne, sinceOf } from './need-source.ts';

export const neededLeave: NeedSource = {
  kind: 'leave',
  approval: leaveApproval,
  isFor: (viewer) => mayAccess(leaveRequestAccess.decide, viewer),
  rowsOf: oneByOne,
  read: async (ctx, rows) => {
    const since = sinceOf(rows);
    const requests = await leaveRequestsById(ctx, idsOf(rows));
    return requests.map((request) => ({ kind: 'leave' as const, since: since(request.id), request }));
  },
};
