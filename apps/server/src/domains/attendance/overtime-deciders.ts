import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { overtimeApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceNotifications } from '@muster/contract/domains/attendance/attendance-notifications.ts';
import type { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import type { approvalWaiting, OpenedApproval } from '../approvals/index.ts';
import { notifyUsers } from '../notifications/index.ts';

interface Waiting {
  readonly userId: number;
  readonly source: ApproverSource;
  readonly role?: string | null;
}

/** Of each request the leads, or without one the workforce admins. One notification for each person, however many days wait. */
export async function notifyOvertimeDeciders(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  opened: readonly OpenedApproval[],
): Promise<void> {
  await notifyWaiting(
    ctx,
    opened.map(({ waiting }) => waiting.map((one) => ({ ...one, userId: one.user_id }))),
  );
}

/** Reminders, escalations and next steps. */
export async function notifyWaitingOvertime(
  ctx: BaseContext,
  { kind, subjects }: z.infer<typeof approvalWaiting.schema>,
): Promise<void> {
  if (kind !== overtimeApproval) return;
  await notifyWaiting(
    ctx,
    subjects.map(({ approvers }) => approvers),
  );
}

async function notifyWaiting(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  requests: readonly (readonly Waiting[])[],
): Promise<void> {
  const notified = requests.flatMap((people) => {
    const leads = people.filter(({ source }) => source === 'lead');
    const others = people.filter(({ source, role }) => source !== 'role' || (role ?? mainRole) === mainRole);
    return leads.length > 0 ? leads : others;
  });
  const byUser = Map.groupBy(notified, ({ userId, source }) => `${source === 'lead'} ${userId}`).values();
  const bySize = Map.groupBy(byUser, (waiting) => `${waiting[0]?.source === 'lead'} ${waiting.length}`);
  for (const people of bySize.values()) {
    const [first] = people;
    const count = first?.length ?? 0;
    await notifyUsers(ctx, {
      userIds: people.flatMap(([one]) => (one ? [one.userId] : [])),
      type: attendanceNotifications.overtimeToApprove,
      values: { days: count },
      path: first?.[0]?.source === 'lead' ? '/my-timesheets' : '/employees/attendance?show=overtime',
    });
  }
}

/** HR and admins can decide too, but are not notified of each request. */
const mainRole = 'workforce admin';
