import { mayAccess, scopeOf } from '@muster/contract';
import { dayOfNumber, numberOfDay } from '@muster/contract/domains/home/need-address.rules.ts';
import { timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { timesheetAccess } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { readSheetGroups, sheetsOfPeriod, waitingSheetGroups } from '../../timesheets/index.ts';
import { approvalNeed, rowOf, settledOf } from './approval-need.ts';

/** Of one client and period. Its address has the client, and the period with the place among several groups. */
export const neededTimesheets = approvalNeed({
  kind: 'timesheets',
  approval: timesheetApproval,
  isFor: (viewer) => scopeOf(viewer).kind === 'staff' && mayAccess(timesheetAccess.approve, viewer),
  rowsOf: async (ctx, waiting) => {
    const subjects = new Map(waiting.map((subject) => [subject.id, subject]));
    const groups = await waitingSheetGroups(ctx, waiting);
    return groups.map(({ clientId, firstDay, part, ids }) =>
      rowOf(
        ids.flatMap((id) => subjects.get(id) ?? []),
        { subject: [clientId, numberOfDay(firstDay) * mostParts + part] },
      ),
    );
  },
  read: async (ctx, rows) =>
    (await readSheetGroups(ctx, rows)).map(({ ids, ...group }) => ({
      id: ids[0] ?? 0,
      need: { kind: 'timesheets' as const, group },
    })),
  settled: async (ctx, [clientId, period]) => {
    const firstDay = dayOfNumber(Math.floor(period / mostParts));
    if (firstDay === null) return null;
    return settledOf(ctx, timesheetApproval, await sheetsOfPeriod(ctx, { clientId, firstDay }));
  },
});

const mostParts = 100;
