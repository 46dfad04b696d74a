import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { payChangeApproval } from '@muster/contract/domains/employees/pay-change-approval.ts';
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
  employee: string,
  deciders: readonly Decider[],
): Promise<void> {
  const first = deciders.filter(({ source, role }) => source !== 'role' || role === 'hr');
  await notifyUsers(ctx, {
    userIds: [...new Set((first.length > 0 ? first : deciders).map(({ userId }) => userId))],
    type: 'security',
    title: 'A pay change needs your decision',
    text: `A change of the record of ${employee} waits for a second person.`,
    path: '/pay-changes',
  });
}

/** Reminders, escalations and next steps. */
export async function notifyWaitingPayDeciders(
  ctx: BaseContext,
  { kind, subjects }: z.infer<typeof approvalWaiting.schema>,
): Promise<void> {
  if (kind !== payChangeApproval) return;
  const ids = subjects.map(({ subjectId }) => subjectId);
  const names = new Map((await employeesOfPayChanges(ctx.db, ids)).map(({ id, name }) => [id, name]));
  for (const { subjectId, approvers } of subjects) {
    const name = names.get(subjectId);
    if (name !== undefined) await notifyPayDeciders(ctx, name, approvers);
  }
}
