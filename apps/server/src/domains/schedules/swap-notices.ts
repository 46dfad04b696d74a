import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { swapApproval } from '@muster/contract/domains/schedules/schedules.constants.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import type { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import type { approvalWaiting } from '../approvals/index.ts';
import { type StoredSwap, waitingSwaps } from './swap.repository.ts';
import { notifyPeople, notifyUserIds } from './swap-people.ts';

type Notifying = Pick<BaseContext, 'db' | 'clock'>;

interface Asked {
  readonly requester: string;
  readonly colleagueId: number;
  readonly give: string;
  readonly take: string | null;
}

export async function notifyAsked(ctx: Notifying, { requester, colleagueId, give, take }: Asked): Promise<void> {
  const title = take === null ? `${requester} asks you to cover a shift` : `${requester} asks you to swap shifts`;
  const text =
    take === null
      ? `The shift is on ${dayText(give)}.`
      : `You would work on ${dayText(give)} instead of ${dayText(take)}.`;
  await notifyPeople(ctx, [colleagueId], { title, text });
}

interface Said {
  readonly title: string;
  readonly text: string;
}

export async function notifyOther(ctx: Notifying, employeeId: number, said: Said): Promise<void> {
  await notifyPeople(ctx, [employeeId], said);
}

export async function notifyBoth(ctx: Notifying, stored: StoredSwap, said: Said): Promise<void> {
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
  { requester, colleague, give_date }: Pick<StoredSwap, 'requester' | 'colleague' | 'give_date'>,
  deciders: readonly Decider[],
): Promise<void> {
  const leads = deciders.filter(({ source }) => source === 'lead');
  const others = deciders.filter(({ source, role }) => source !== 'role' || (role ?? mainRole) === mainRole);
  await notifyUserIds(
    ctx,
    (leads.length > 0 ? leads : others).map(({ userId }) => userId),
    {
      title: 'A shift swap needs your decision',
      text: `${requester} and ${colleague}, ${dayText(give_date)}.`,
      path: '/shift-swaps',
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
