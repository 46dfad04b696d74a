import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { dayText } from '@muster/contract/plain-day.ts';
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

/** Of those who may decide: the leads of the employee, who decide on their own page; without a lead, the workforce admins. */
export function decidersOf(deciders: readonly Decider[]): readonly Decider[] {
  const leads = deciders.filter(({ source }) => source === 'lead');
  const others = deciders.filter(({ source, role }) => source !== 'role' || (role ?? mainRole) === mainRole);
  return leads.length > 0 ? leads : others;
}

export async function notifyDeciders(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  text: string,
  deciders: readonly Decider[],
): Promise<void> {
  await notifyUsers(ctx, {
    userIds: deciders.map(({ userId }) => userId),
    type: 'attendance',
    title: 'A correction needs your review',
    text,
    path: deciders.some(({ source }) => source === 'lead')
      ? '/my-timesheets'
      : '/employees/attendance?show=corrections',
  });
}

export function correctionText({ name, workDate, enteredBy }: CorrectionNames): string {
  if (enteredBy !== null) return `${enteredBy} entered times of ${name} on ${dayText(workDate)}.`;
  return `${name} asks to correct the times on ${dayText(workDate)}.`;
}

interface CorrectionNames {
  readonly name: string;
  readonly workDate: string;
  /** Null: the employee asks. */
  readonly enteredBy: string | null;
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
    if (!correction) continue;
    const { name, work_date: workDate, entered_by_name: enteredBy } = correction;
    await notifyDeciders(ctx, correctionText({ name, workDate, enteredBy }), decidersOf(approvers));
  }
}
