import { timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { timesheetsNotifications } from '@muster/contract/domains/timesheets/timesheets-notifications.ts';
import { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen, listenToAll } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { approvalWaiting, decidedFactsChanged, reviseApprovals, waitingSubject } from '../approvals/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { lockSubmitted, reopenedFor } from './timesheet-write.repository.ts';

type Approver = z.infer<typeof approvalWaiting.schema>['subjects'][number]['approvers'][number];

/** The status of some timesheet changed. */
export const timesheetsChanged = defineEvent('timesheets.changed', z.object({}));
export const timesheetReopened = defineEvent('timesheets.reopened', z.object({ timesheetId: z.int() }));

export const timesheetsListeners: readonly EventListener<BaseContext>[] = [
  listenToAll(timesheetsChanged, 'refresh-open-timesheets', (ctx) => pushToStaff(ctx.db, 'timesheets.changed')),
  listen(timesheetReopened, 'notify-employee', notifyEmployee),
  listen(approvalWaiting, 'timesheets.notify-approvers', notifyApprovers),
  listen(decidedFactsChanged, 'timesheets.revise', reviseTimesheets),
];

/** One notification for each approver, however many timesheets wait. */
async function notifyApprovers(
  ctx: BaseContext,
  { kind, subjects }: z.infer<typeof approvalWaiting.schema>,
): Promise<void> {
  if (kind !== timesheetApproval) return;
  const people = subjects.flatMap(({ approvers }) => approvers);
  for (const [path, of] of Map.groupBy(people, pageOf)) {
    const waiting = Map.groupBy(of, ({ userId }) => userId);
    const byCount = Map.groupBy(waiting.entries(), ([, sheets]) => sheets.length);
    for (const [count, approvers] of byCount) {
      await notifyUsers(ctx, {
        userIds: approvers.map(([userId]) => userId),
        type: timesheetsNotifications.toApprove,
        values: { timesheets: count },
        path,
      });
    }
  }
}

/** The hours changed after the first decision: the first step is asked again. */
export async function reviseTimesheets(
  ctx: BaseContext,
  { employeeIds }: z.infer<typeof decidedFactsChanged.schema>,
): Promise<void> {
  const versions = await lockSubmitted(ctx.db, employeeIds);
  const opened = await reviseApprovals(ctx, timesheetApproval, versions);
  const subjects = opened.map(({ subjectId, waiting }) => waitingSubject(subjectId, waiting));
  await notifyApprovers(ctx, { kind: timesheetApproval, why: 'next-step', subjects });
  if (opened.length > 0) await ctx.announce(timesheetsChanged, {});
}

/** Client users have a page of their own. */
const pageOf = ({ source }: Approver) => (source === 'client-approver' ? '/client-timesheets' : '/timesheets');

async function notifyEmployee(
  ctx: BaseContext,
  { timesheetId }: z.infer<typeof timesheetReopened.schema>,
): Promise<void> {
  const found = await reopenedFor(ctx.db, timesheetId);
  if (!found) return;
  await notifyUsers(ctx, {
    userIds: [found.user_id],
    type: timesheetsNotifications.sentBack,
    values: { period: { first: found.first_day, last: found.last_day }, note: found.reason },
  });
}
