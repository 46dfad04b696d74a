import { mayAccess, scopeOf } from '@muster/contract';
import { timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { timesheetAccess } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { readSheetGroups, waitingSheetGroups } from '../../timesheets/index.ts';
import type { NeedSource } from './need-source.ts';

export const neededTimesheets: NeedSource = {
  kind: 'timesheets',
  approval: timesheetApproval,
  isFor: (viewer) => scopeOf(viewer).kind === 'staff' && mayAccess(timesheetAccess.approve, viewer),
  rowsOf: waitingSheetGroups,
  read: async (ctx, rows) =>
    (await readSheetGroups(ctx, rows)).map(({ since, ...group }) => ({ kind: 'timesheets' as const, since, group })),
};
