import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import type { approvalWaiting } from '../approvals/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { waitingCorrections } from './correction.repository.ts';

export interface Decider {
  readonly userId: number;
  readonly source: ApproverSource;
  readonly role?: string | null;
}

/** The leads of the employee, who decide on their own page; without a lead, the workforce admins. */
export async function notifyDeciders(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  { name, workDate }: { readonly name: string; readonly workDate: string },
  deciders: readonly Decider[],
): Promise<void> {
  const leads = deciders.filter(({ source }) => source === 'lead');
  const others = deciders.filter(({ source, role }) => source !== 'role' || (role ?? mainRole) === mainRole);
  await notifyUsers(ctx, {
    userIds: (leads.length > 0 ? leads : others).map(({ userId }) => userId),
    type: 'attendance',
    title: 'A correction needs your review',
    text: `${name} asks for other times on ${workDate}.`,
    path: leads.length > 0 ? '/my-timesheets' : '/employees/attendance?show=corrections',
  });
}

/** HR and admins can decide too, but are not notified of each request. */
const mainRole = 'workforce admin';

/** Reminders, escalations and next steps. */
export async function notifyWaitingDeciders(
  ctx: BaseContext,
  { kind, subjects }: z.infer<typeof approvalWaiting.schema>,
): Promise<void> {
  if (kind !== correctionApproval) return;
  const corrections = await waitingCorrections(
    ctx.db,
    subjects.map(({ subjectId }) => subjectId),
  );
  const byId = new Map(corrections.map((correction) => [correction.id, correction]));
  for (const { subjectId, approvers } of subjects) {
    const correction = byId.get(subjectId);
    if (correction) await notifyDeciders(ctx, { ...correction, workDate: correction.work_date }, approvers);
  }
}
