import { type CallInput, dayIn, homeZone, notFound, Problem } from '@muster/contract';
import { swapApproval } from '@muster/contract/domains/schedules/schedules.constants.ts';
import { swapNotifications } from '@muster/contract/domains/schedules/swap-notifications.ts';
import type { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { noSubjects, openApprovals, withdrawApprovals } from '../approvals/index.ts';
import { refreshWaiting } from '../notifications/index.ts';
import { assertPossible } from './possible-swap.ts';
import { moveSwap, type StoredSwap } from './swap.repository.ts';
import { notifyDeciders, notifyOther } from './swap-notices.ts';
import { lockedSwap } from './swap-people.ts';

type Answer = (typeof swapsCalls)['answer'];
type Withdraw = (typeof swapsCalls)['withdraw'];

/**
 * The colleague accepts, so that an approver can decide, or declines. @throws Problem not-found for swaps of others,
 * conflict if the swap is not open or is no longer possible
 */
export async function answerSwap(ctx: Ctx, { body }: CallInput<Answer>): Promise<void> {
  const stored = await openSwap(ctx, body.id, ({ colleague_id }) => colleague_id);
  if (stored.state !== 'asked') throw new Problem('conflict', 'You have answered already.');
  const note = body.note ?? null;
  if (body.accepts) await assertPossible(ctx, stored);
  await move(ctx, stored, { to: body.accepts ? 'accepted' : 'declined', note });
  await logAnswer(ctx, stored, 'schedules.answer-swap', { state: body.accepts ? 'accepted' : 'declined', note });
  await refreshWaiting(ctx.db, [ctx.viewer.userId]);
  const employee = stored.colleague_id;
  if (body.accepts)
    await notifyOther(ctx, stored.requester_id, { type: swapNotifications.accepted, values: { employee } });
  else
    await notifyOther(ctx, stored.requester_id, {
      type: swapNotifications.declined,
      values: { employee, day: stored.give_date, note },
    });
  if (body.accepts) await askApprovers(ctx, stored);
}

/** @throws Problem not-found for swaps of others, conflict if the swap was decided */
export async function withdrawSwap(ctx: Ctx, { body }: CallInput<Withdraw>): Promise<void> {
  const stored = await openSwap(ctx, body.id, ({ requester_id }) => requester_id);
  if (stored.state === 'accepted')
    await withdrawApprovals(ctx, { kind: swapApproval, subjectIds: [stored.id], reason: null });
  await move(ctx, stored, { to: 'withdrawn', note: null });
  await logAnswer(ctx, stored, 'schedules.withdraw-swap', { state: 'withdrawn' });
  await notifyOther(ctx, stored.colleague_id, {
    type: swapNotifications.withdrawn,
    values: { employee: stored.requester_id, day: stored.give_date },
  });
}

/** A swap of other people answers like a missing one. */
async function openSwap(ctx: Ctx, id: number, person: (swap: StoredSwap) => number): Promise<StoredSwap> {
  const stored = await lockedSwap(ctx.db, id, noSubjects);
  if (!stored || person(stored) !== ctx.viewer.employeeId) throw notFound('swap');
  if (stored.state !== 'asked' && stored.state !== 'accepted')
    throw new Problem('conflict', `This swap was ${stored.state} already.`);
  return stored;
}

async function move(
  ctx: Ctx,
  { id, state: from }: StoredSwap,
  change: { readonly to: StoredSwap['state']; readonly note: string | null },
): Promise<void> {
  await moveSwap(ctx.db, { id, from, ...change, now: ctx.clock.now().toString() });
}

async function logAnswer(ctx: Ctx, stored: StoredSwap, event: string, after: Record<string, unknown>): Promise<void> {
  await ctx.audit({
    event,
    subject: { kind: 'employee', id: String(stored.requester_id) },
    clientId: stored.client_id,
    before: { state: stored.state },
    after: { swap: stored.id, give_date: stored.give_date, take_date: stored.take_date, ...after },
  });
}

async function askApprovers(ctx: Ctx, stored: StoredSwap): Promise<void> {
  const today = dayIn(homeZone, ctx.clock.now());
  const facts = {
    days_ahead: Temporal.PlainDate.from(today).until(stored.give_date).days,
    kind: stored.take_date === null ? 'cover' : 'swap',
  };
  const { id: subjectId, user_id: requesterUserId, requester_id: employeeId, client_id: clientId } = stored;
  const otherEmployeeId = stored.colleague_id;
  const subject = { subjectId, version: 1, requesterUserId, employeeId, otherEmployeeId, clientId, facts };
  const opened = await openApprovals(ctx, swapApproval, [subject]);
  const approvers = opened.flatMap(({ waiting }) => waiting.map((one) => ({ ...one, userId: one.user_id })));
  await notifyDeciders(ctx, stored, approvers);
}
