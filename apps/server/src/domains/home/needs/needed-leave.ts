import { mayAccess } from '@muster/contract';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { leaveRequestAccess } from '@muster/contract/domains/leave/leave-requests.policy.ts';
import { leaveRequestsById } from '../../leave/index.ts';
import { leaveDeadlines } from '../need-deadlines.repository.ts';
import { approvalNeed, foundRows } from './approval-need.ts';
import { idsOf } from './need-source.ts';

export const neededLeave = approvalNeed({
  kind: 'leave',
  approval: leaveApproval,
  isFor: (viewer) => mayAccess(leaveRequestAccess.decide, viewer),
  rowsOf: async (ctx, waiting) => {
    const found = await leaveDeadlines(
      ctx.db,
      waiting.map(({ id }) => id),
    );
    return foundRows(waiting, found, ({ deadline }) => deadline);
  },
  read: async (ctx, rows) => {
    const requests = await leaveRequestsById(ctx, idsOf(rows));
    return requests.map((request) => ({ id: request.id, need: { kind: 'leave' as const, request } }));
  },
});
