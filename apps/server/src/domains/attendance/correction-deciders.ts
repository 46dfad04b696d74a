import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceNotifications } from '@muster/contract/domains/attendance/attendance-notifications.ts';
import { needPath } from '@muster/contract/domains/home/need-path.ts';
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
  { ids, employeeIds, days, enteredBy }: ReviewedTimes,
  deciders: readonly Decider[],
): Promise<void> {
  const userIds = deciders.map(({ userId }) => userId);
  const isLed = deciders.some(({ source }) => source === 'lead');
  const [id] = ids;
  const page = isLed ? '/my-timesheets' : '/employees/attendance?show=corrections';
  const path = ids.length === 1 && id !== undefined ? needPath('correction', id) : page;
  const { correctionToReview, timesToReview } = attendanceNotifications;
  const [employee = 0] = employeeIds;
  const [day = ''] = days;
  if (enteredBy === null)
    await notifyUsers(ctx, { userIds, type: correctionToReview, values: { employee, day }, path });
  else
    await notifyUsers(ctx, {
      userIds,
      type: timesToReview,
      values: { person: enteredBy, employees: employeeIds, days },
      path,
    });
}

interface ReviewedTimes {
  /** Of the requests. One of them opens; several are in a list. */
  readonly ids: readonly number[];
  readonly employeeIds: readonly number[];
  readonly days: readonly string[];
  /** The user. Null: the employee asks. */
  readonly enteredBy: number | null;
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
    const { employee_id, work_date, entered_by_user_id: enteredBy } = correction;
    const times = { ids: [subjectId], employeeIds: [employee_id], days: [work_date], enteredBy };
    await notifyDeciders(ctx, times, decidersOf(approvers));
  }
}
