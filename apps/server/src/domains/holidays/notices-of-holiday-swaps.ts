import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { holidaySwapApproval } from '@muster/contract/domains/holidays/holiday-swaps.constants.ts';
import type { SwappedDays } from '@muster/contract/domains/holidays/holiday-swaps.rules.ts';
import { weekdayText } from '@muster/contract/plain-day.ts';
import type { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import type { approvalWaiting } from '../approvals/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { waitingHolidaySwaps } from './holiday-swap-list.repository.ts';
import { usersOfEmployee, usersWithRole } from './holiday-swaps.repository.ts';

type Notifying = Pick<BaseContext, 'db' | 'clock'>;

interface NamedSwap extends SwappedDays {
  readonly holiday: string;
}

/** `Bonifacio Day, Nov 30, 2026, for Dec 8, 2026.` */
export const swapText = ({ holiday, holiday_day, substitute_day }: NamedSwap): string =>
  `${holiday}, ${weekdayText(holiday_day)}, for ${weekdayText(substitute_day)}.`;

interface Said {
  readonly title: string;
  readonly text: string;
}

export function notifySwapper(
  ctx: Notifying,
  { employee_id: employeeId }: { readonly employee_id: number },
  said: Said,
): Promise<void> {
  return withoutRowSecurity(ctx.db, async () => {
    const userIds = await usersOfEmployee(ctx.db, employeeId);
    await notifyUsers(ctx, { userIds, type: 'schedule', path: '/my-schedule', ...said });
  });
}

/** What HR has to settle. */
export function notifyHr(ctx: Notifying, said: Said): Promise<void> {
  return withoutRowSecurity(ctx.db, async () => {
    const userIds = await usersWithRole(ctx.db, mainRole);
    await notifyUsers(ctx, { userIds, type: 'schedule', path: '/holiday-swaps?show=decided', ...said });
  });
}

interface Decider {
  readonly userId: number;
  readonly source: ApproverSource;
  readonly role?: string | null;
}

/** The leads; without a lead, HR. Others can decide too, but are not notified of each swap. */
export async function notifySwapDeciders(
  ctx: Notifying,
  swap: NamedSwap & { readonly employee: string },
  deciders: readonly Decider[],
): Promise<void> {
  const leads = deciders.filter(({ source }) => source === 'lead');
  const others = deciders.filter(({ source, role }) => source !== 'role' || (role ?? mainRole) === mainRole);
  const notified = leads.length > 0 ? leads : others;
  if (notified.length === 0) return;
  await withoutRowSecurity(ctx.db, () =>
    notifyUsers(ctx, {
      userIds: notified.map(({ userId }) => userId),
      type: 'schedule',
      title: 'A holiday swap needs your decision',
      text: `${swap.employee}: ${swapText(swap)}`,
      path: '/holiday-swaps',
    }),
  );
}

const mainRole = 'hr';

/** Reminders, escalations and next steps. */
export async function notifyWaitingHolidaySwaps(
  ctx: BaseContext,
  { kind, subjects }: z.infer<typeof approvalWaiting.schema>,
): Promise<void> {
  if (kind !== holidaySwapApproval) return;
  const swaps = await waitingHolidaySwaps(
    ctx.db,
    subjects.map(({ subjectId }) => subjectId),
  );
  const byId = new Map(swaps.map((swap) => [swap.id, swap]));
  for (const { subjectId, approvers } of subjects) {
    const swap = byId.get(subjectId);
    if (swap) await notifySwapDeciders(ctx, { ...swap, employee: swap.employee.name }, approvers);
  }
}
