import { mayAccess, scopeOf } from '@muster/contract';
import { timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { timesheetAccess } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { waitingClientSheets } from '../../timesheets/index.ts';
import { approvalNeed, foundRows } from './approval-need.ts';
import { idsOf } from './need-source.ts';

/** Hours that the approvers of a client confirm. */
export const neededClientHours = approvalNeed({
  kind: 'client-hours',
  approval: timesheetApproval,
  isFor: (viewer) => scopeOf(viewer).kind === 'client' && mayAccess(timesheetAccess.ofClient, viewer),
  rowsOf: async (ctx, waiting) => {
    const ids = waiting.map(({ id }) => id);
    return foundRows(waiting, await waitingClientSheets(ctx, ids));
  },
  read: async (ctx, rows) => {
    const sheets = await waitingClientSheets(ctx, idsOf(rows));
    return sheets.map((hours) => ({ id: hours.id, need: { kind: 'client-hours' as const, hours } }));
  },
});
