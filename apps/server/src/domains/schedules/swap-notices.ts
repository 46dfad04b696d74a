import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { needPath } from '@muster/contract/domains/home/need-path.ts';
import type { ValueKinds } from '@muster/contract/domains/notifications/notification-type.ts';
import { swapApproval } from '@muster/contract/domains/schedules/schedules.constants.ts';
import { swapNotifications as types } from '@muster/contract/domains/schedules/swap-notifications.ts';
import type { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import type { approvalWaiting } from '../approvals/index.ts';
import { type StoredSwap, waitingSwaps } from './swap.repository.ts';
import { notifyPeople, notifyUserIds, type Said } from './swap-people.ts';

type Notifying = Pick<BaseContext, 'db' | 'clock'>;

interface Asked {
  readonly requesterId: number;
  readonly colleagueId: number;
  readonly give: string;
  readonly take: string | null;
}

export async function notifyAsked(
  ctx: Notifying,
  { requesterId: employee, colleagueId, give, take }: Asked,
): Promise<void> {
  if (take === null)
    await notifyPeople(ctx, [colleagueId], { type: types.coverAsked, values: { employee, day: give } });
  else await notifyPeople(ctx, [colleagueId], { type: types.asked, values: { employee, give, take } });
}

export async function notifyOther<Kinds extends ValueKinds>(
  ctx: Notifying,
  employeeId: number,
  said: Said<Kinds>,
): Promise<void> {
  await notifyPeople(ctx, [employeeId], said);
}

export async function notifyBoth<Kinds extends ValueKinds>(
  ctx: Notifying,
  stored: StoredSwap,
  said: Said<Kinds>,
): Promise<void> {
  await notifyPeople(ctx, [stored.requester_id, stored.colleague_id], said);
}

interface Decider {
  readonly userId: number;
  readonly source: ApproverSource;
  readonly role?: string | null;
}

/** The leads; without a lead, the workforce admins. HR and admins can decide too, but are not notified of each request. */
export async function notifyDeciders(
  ctx: Notifying,
  swap: Pick<StoredSwap, 'id' | 'requester_id' | 'colleague_id' | 'give_date'>,
  deciders: readonly Decider[],
): Promise<void> {
  const leads = deciders.filter(({ source }) => source === 'lead');
  const others = deciders.filter(({ source, role }) => source !== 'role' || (role ?? mainRole) === mainRole);
  await notifyUserIds(
    ctx,
    (leads.length > 0 ? leads : others).map(({ userId }) => userId),
    {
      type: types.toDecide,
      values: { requester: swap.requester_id, colleague: swap.colleague_id, day: swap.give_date },
      path: needPath('swap', swap.id),
    },
  );
}

const mainRole = 'workforce admin';

/** Reminders, escalations and next steps. */
export async function notifyWaitingDeciders(
  ctx: BaseContext,
  { kind, subjects }: z.infer<typeof approvalWaiting.schema>,
): Promise<void> {
  if (kind !== swapApproval) return;
  const swaps = await waitingSwaps(
    ctx.db,
    subjects.map(({ subjectId }) => subjectId),
  );
  const byId = new Map(swaps.map((swap) => [swap.id, swap]));
  for (const { subjectId, approvers } of subjects) {
    const swap = byId.get(subjectId);
    if (swap) await notifyDeciders(ctx, swap, approvers);
  }
}
