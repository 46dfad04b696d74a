import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import { dayOutOfBounds } from '@muster/contract/day-bounds.rules.ts';
import { swapLabels } from '@muster/contract/domains/schedules/schedules.constants.ts';
import { swapProblem } from '@muster/contract/domains/schedules/swap.rules.ts';
import { swapDayBounds } from '@muster/contract/domains/schedules/swap-days.rules.ts';
import type { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockEmployees } from '../shifts/index.ts';
import { insertSwap } from './swap.repository.ts';
import { notifyAsked } from './swap-notices.ts';
import { readParties } from './swap-people.ts';

type Request = (typeof swapsCalls)['request'];

/**
 * Asks a colleague at the same client to take one of the viewer's shifts, perhaps for one of theirs. @throws Problem
 * forbidden, invalid-input, conflict for a shift that is offered already
 */
export async function requestSwap(ctx: Ctx, { body }: CallInput<Request>): Promise<CallAnswer<Request>> {
  const { employeeId, userId } = ctx.viewer;
  if (employeeId === null) throw new Problem('forbidden', 'Only employees have shifts to swap.');
  const { colleague_id: colleagueId, give_date: give, reason } = body;
  const take = body.take_date ?? null;
  const today = todayAtHome(ctx);
  assertSwappable({ give_date: give, take_date: take }, today);
  await lockEmployees(ctx.db, [employeeId]);
  const parties = await readParties(ctx.db, { requesterId: employeeId, colleagueId, give, take, today });
  if (!parties) throw invalidInput({ colleague_id: [say.invalid(swapLabels.colleague_id)] });
  const now = ctx.clock.now().toString();
  const problem = swapProblem({ ...parties, give, take, now });
  const given = parties.requester.plan.find(({ work_date }) => work_date === give);
  const taken = parties.colleague.plan.find(({ work_date }) => work_date === take) ?? null;
  if (problem !== null || !given) throw invalidInput({ [take === null ? 'give_date' : 'take_date']: [problem ?? ''] });
  const swap = { ...parties, userId, give: given, take: taken, reason, now };
  const id = await insertSwap(ctx.db, swap).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'shift_swap_one_open') throw error;
    throw new Problem('conflict', 'You already offered this shift to someone. Withdraw that request first.');
  });
  await ctx.audit({
    event: 'schedules.request-swap',
    subject: { kind: 'employee', id: String(employeeId) },
    clientId: parties.clientId,
    after: { swap: id, colleague: colleagueId, give_date: give, take_date: take, reason },
  });
  await notifyAsked(ctx, { requesterId: parties.requester.id, colleagueId, give, take });
  return { id };
}

function assertSwappable(days: { readonly give_date: string; readonly take_date: string | null }, today: string): void {
  for (const field of ['give_date', 'take_date'] as const) {
    const day = days[field];
    const problem = day === null ? null : dayOutOfBounds('Day', day, swapDayBounds(today));
    if (problem !== null) throw invalidInput({ [field]: [problem] });
  }
}
