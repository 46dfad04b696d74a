import { Problem } from '@muster/contract';
import { swapProblem } from '@muster/contract/domains/schedules/swap.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { StoredSwap } from './swap.repository.ts';
import { readParties } from './swap-people.ts';

/**
 * Checks an open swap against the schedule as it is now. @throws Problem conflict if it is no longer possible, or about other
 * shifts than those that were requested
 */
export async function assertPossible(ctx: Pick<Ctx, 'db' | 'clock'>, stored: StoredSwap): Promise<void> {
  const { requester_id: requesterId, colleague_id: colleagueId, give_date: give, take_date: take } = stored;
  const parties = await readParties(ctx.db, { requesterId, colleagueId, give, take });
  if (!parties || parties.clientId !== stored.client_id)
    throw new Problem('conflict', 'The two people no longer work for the same client on these days.');
  const problem = swapProblem({ ...parties, give, take, now: ctx.clock.now().toString() });
  if (problem !== null) throw new Problem('conflict', problem);
  const given = parties.requester.plan.find(({ work_date }) => work_date === give);
  const taken = parties.colleague.plan.find(({ work_date }) => work_date === take);
  if (given?.shift_id !== stored.give_shift_id || (take !== null && taken?.shift_id !== stored.take_shift_id))
    throw new Problem('conflict', 'The schedule has changed since the request: another shift is planned now.');
}
