import { mayAccess, scopeOf } from '@muster/contract';
import { timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { timesheetAccess } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { waitingClientSheets } from '../../timesheets/index.ts';
import { idsOf, type NeedSource, sinceOf } from './need-source.ts';

/** Hours that the approvers of a client confirm. */
export const neededClientHours: NeedSource = {
  kind: 'client-hours',
  approval: timesheetApproval,
  isFor: (viewer) => scopeOf(viewer).kind === 'client' && mayAccess(timesheetAccess.ofClient, viewer),
  rowsOf: async (ctx, waiting) => {
    const since = new Map(waiting.map((subject) => [subject.id, subject.since]));
    const found = await waitingClientSheets(ctx, [...since.keys()]);
    return found.map(({ id }) => ({ ids: [id], since: since.get(id) ?? '' }));
  },
  read: async (ctx, rows) => {
    const since = sinceOf(rows);
    const sheets = await waitingClientSheets(ctx, idsOf(rows));
    return sheets.map((hours) => ({ kind: 'client-hours' as const, since: since(hours.id), hours }));
  },
};
