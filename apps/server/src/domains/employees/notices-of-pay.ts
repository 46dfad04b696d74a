import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { payChangeApproval } from '@muster/contract/domains/employees/pay-change-approval.ts';
import { payNotifications } from '@muster/contract/domains/employees/pay-notifications.ts';
import { needPath } from '@muster/contract/domains/home/need-path.ts';
import type { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import type { approvalWaiting } from '../approvals/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { employeesOfPayChanges } from './pay-change.repository.ts';

interface Decider {
  readonly userId: number;
  readonly source: ApproverSource;
  readonly role?: string | null;
}

/** HR, and people whom the policy names; without them the others who can decide. The text has no values. */
export async function notifyPayDeciders(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  { id, employeeId }: { readonly id: number; readonly employeeId: number },
  deciders: readonly Decider[],
): Promise<void> {
  const first = deciders.filter(({ source, role }) => source !== 'role' || role === 'hr');
  await notifyUsers(ctx, {
    userIds: [...new Set((first.length > 0 ? first : deciders).map(({ userId }) => userId))],
    type: payNotifications.toDecide,
    values: { employee: employeeId },
    path: needPath('pay-change', id),
  });
}

/** Reminders, escalations and next steps. */
export async function notifyWaitingPayDeciders(
  ctx: BaseContext,
  { kind, subjects }: z.infer<typeof approvalWaiting.schema>,
): Promise<void> {
  if (kind !== payChangeApproval) return;
  const ids = subjects.map(({ subjectId }) => subjectId);
  const employees = new Map((await employeesOfPayChanges(ctx.db, ids)).map(({ id, employee_id }) => [id, employee_id]));
  for (const { subjectId, approvers } of subjects) {
    const employeeId = employees.get(subjectId);
    if (employeeId !== undefined) await notifyPayDeciders(ctx, { id: subjectId, employeeId }, approvers);
  }
}
