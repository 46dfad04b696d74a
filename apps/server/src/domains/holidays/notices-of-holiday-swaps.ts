import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { holidaySwapNotifications } from '@muster/contract/domains/holidays/holiday-swap-notifications.ts';
import { holidaySwapApproval } from '@muster/contract/domains/holidays/holiday-swaps.constants.ts';
import type { SwappedDays } from '@muster/contract/domains/holidays/holiday-swaps.rules.ts';
import { needPath } from '@muster/contract/domains/home/need-path.ts';
import type { ValueKinds } from '@muster/contract/domains/notifications/notification-type.ts';
import type { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import type { approvalWaiting } from '../approvals/index.ts';
import { type Notice, notifyUsers } from '../notifications/index.ts';
import { waitingHolidaySwaps } from './holiday-swap-list.repository.ts';
import { usersOfEmployee, usersWithRole } from './holiday-swaps.repository.ts';

type Notifying = Pick<BaseContext, 'db' | 'clock'>;

interface NamedSwap extends SwappedDays {
  readonly holiday: string;
}

/** The values that each of the notifications has. */
export const swapValues = ({ holiday, holiday_day, substitute_day }: NamedSwap) => ({
  holiday,
  worked: holiday_day,
  off: substitute_day,
});

export function notifySwapper<Kinds extends ValueKinds>(
  ctx: Notifying,
  { employee_id: employeeId }: { readonly employee_id: number },
  said: Pick<Notice<Kinds>, 'type' | 'values'>,
): Promise<void> {
  return withoutRowSecurity(ctx.db, async () => {
    const userIds = await usersOfEmployee(ctx.db, employeeId);
    await notifyUsers(ctx, { userIds, ...said });
  });
}

/** What HR has to settle. */
export function notifyHr<Kinds extends ValueKinds>(
  ctx: Notifying,
  said: Pick<Notice<Kinds>, 'type' | 'values'>,
): Promise<void> {
  return withoutRowSecurity(ctx.db, async () => {
    const userIds = await usersWithRole(ctx.db, mainRole);
    await notifyUsers(ctx, { userIds, path: '/holiday-swaps?show=decided', ...said });
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
  swap: NamedSwap & { readonly id: number; readonly employeeId: number },
  deciders: readonly Decider[],
): Promise<void> {
  const leads = deciders.filter(({ source }) => source === 'lead');
  const others = deciders.filter(({ source, role }) => source !== 'role' || (role ?? mainRole) === mainRole);
  const notified = leads.length > 0 ? leads : others;
  if (notified.length === 0) return;
  await withoutRowSecurity(ctx.db, () =>
    notifyUsers(ctx, {
      userIds: notified.map(({ userId }) => userId),
      type: holidaySwapNotifications.toDecide,
      values: { ...swapValues(swap), employee: swap.employeeId },
      path: needPath('holiday-swap', swap.id),
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
    if (swap) await notifySwapDeciders(ctx, { ...swap, employeeId: swap.employee.id }, approvers);
  }
}
