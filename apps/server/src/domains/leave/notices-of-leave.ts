import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { needPath } from '@muster/contract/domains/home/need-path.ts';
import { leaveNotifications } from '@muster/contract/domains/leave/leave-notifications.ts';
import { partsWords, type WordedLeave } from '@muster/contract/domains/leave/leave-part-words.rules.ts';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import type { ValueKinds } from '@muster/contract/domains/notifications/notification-type.ts';
import type { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import type { approvalWaiting } from '../approvals/index.ts';
import { type Notice, notifyUsers } from '../notifications/index.ts';
import { userOfEmployee } from './leave-people.repository.ts';
import { waitingLeave } from './leave-request-facts.repository.ts';

type Notifying = Pick<BaseContext, 'db' | 'clock'>;

/** The days of leave, as each of the notifications names them. */
export const daysOf = (leave: WordedLeave) => ({
  period: { first: leave.first_day, last: leave.last_day },
  parts: partsWords(leave),
});

export function notifyEmployee<Kinds extends ValueKinds>(
  ctx: Notifying,
  { employee_id: employeeId }: { readonly employee_id: number },
  said: Pick<Notice<Kinds>, 'type' | 'values'>,
): Promise<void> {
  return withoutRowSecurity(ctx.db, async () => {
    const userIds = await userOfEmployee(ctx.db, employeeId);
    await notifyUsers(ctx, { userIds, ...said });
  });
}

interface Decider {
  readonly userId: number;
  readonly source: ApproverSource;
  readonly role?: string | null;
}

/** The leads; without a lead, HR. Others can decide too, but are not notified of each request. The type is never in the message. */
export async function notifyLeaveDeciders(
  ctx: Notifying,
  request: WordedLeave & { readonly id: number; readonly employee_id: number },
  deciders: readonly Decider[],
): Promise<void> {
  const leads = deciders.filter(({ source }) => source === 'lead');
  const others = deciders.filter(({ source, role }) => source !== 'role' || (role ?? mainRole) === mainRole);
  const notified = Map.groupBy(leads.length > 0 ? leads : others, needOf);
  await withoutRowSecurity(ctx.db, async () => {
    for (const [need, people] of notified)
      await notifyUsers(ctx, {
        userIds: people.map(({ userId }) => userId),
        type: leaveNotifications.toDecide,
        values: { employee: request.employee_id, ...daysOf(request) },
        path: needPath(need, request.id),
      });
  });
}

const needOf = ({ source }: Decider) => (source === 'client-approver' ? 'client-leave' : 'leave');

const mainRole = 'hr';

/** Reminders, escalations and next steps. */
export async function notifyWaitingLeave(
  ctx: BaseContext,
  { kind, subjects }: z.infer<typeof approvalWaiting.schema>,
): Promise<void> {
  if (kind !== leaveApproval) return;
  const requests = await waitingLeave(
    ctx.db,
    subjects.map(({ subjectId }) => subjectId),
  );
  const byId = new Map(requests.map((request) => [request.id, request]));
  for (const { subjectId, approvers } of subjects) {
    const request = byId.get(subjectId);
    if (request) await notifyLeaveDeciders(ctx, request, approvers);
  }
}
