import { mayDecidePayChanges } from '@muster/contract/domains/employees/employees.policy.ts';
import { payChangeApproval } from '@muster/contract/domains/employees/pay-change-approval.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import { fieldLabels, payChangesById } from '../../employees/index.ts';
import { approvalNeed, foundRows } from './approval-need.ts';
import { idsOf } from './need-source.ts';

export const neededPayChanges = approvalNeed({
  kind: 'pay-change',
  approval: payChangeApproval,
  isFor: (viewer) => mayDecidePayChanges(viewer),
  // The record of the person must be within reach as well.
  rowsOf: async (ctx, waiting) => {
    const ids = waiting.map(({ id }) => id);
    return foundRows(waiting, await payChangesById(ctx.db, ids, reachOf(ctx.viewer, recordArea)));
  },
  read: async (ctx, rows) => {
    const changes = await payChangesById(ctx.db, idsOf(rows), reachOf(ctx.viewer, recordArea));
    return changes.map(({ id, employee_id, employee, client, fields, requested_by }) => ({
      id,
      need: {
        kind: 'pay-change' as const,
        change: {
          id,
          employee: { id: employee_id, name: employee },
          client,
          fields: fieldLabels(fields),
          requested_by,
        },
      },
    }));
  },
});
