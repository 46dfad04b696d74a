import { mayDecidePayChanges } from '@muster/contract/domains/employees/employees.policy.ts';
import { payChangeApproval } from '@muster/contract/domains/employees/pay-change-approval.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import { fieldLabels, payChangesById } from '../../employees/index.ts';
import { idsOf, type NeedSource, sinceOf } from './need-source.ts';

export const neededPayChanges: NeedSource = {
  kind: 'pay-change',
  approval: payChangeApproval,
  isFor: (viewer) => mayDecidePayChanges(viewer),
  // The record of the person must be within reach as well.
  rowsOf: async (ctx, waiting) => {
    const since = new Map(waiting.map((subject) => [subject.id, subject.since]));
    const found = await payChangesById(ctx.db, [...since.keys()], reachOf(ctx.viewer, recordArea));
    return found.map(({ id }) => ({ ids: [id], since: since.get(id) ?? '' }));
  },
  read: async (ctx, rows) => {
    const since = sinceOf(rows);
    const changes = await payChangesById(ctx.db, idsOf(rows), reachOf(ctx.viewer, recordArea));
    return changes.map(({ id, employee_id, employee, client, fields, requested_by }) => ({
      kind: 'pay-change' as const,
      since: since(id),
      change: { id, employee: { id: employee_id, name: employee }, client, fields: fieldLabels(fields), requested_by },
    }));
  },
};
