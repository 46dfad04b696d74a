import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import { dayOutOfBounds } from '@muster/contract/day-bounds.rules.ts';
import { swapApproval } from '@muster/contract/domains/schedules/schedules.constants.ts';
import { mayDecideSwap, scheduleAreas } from '@muster/contract/domains/schedules/schedules.policy.ts';
import { swapProblem } from '@muster/contract/domains/schedules/swap.rules.ts';
import { swapDayBounds } from '@muster/contract/domains/schedules/swap-days.rules.ts';
import type { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { readChains, subjectReachOf } from '../approvals/index.ts';
import { type ListedSwap, listSwaps } from './swap-list.repository.ts';
import { daysOfBoth, findColleagues, ownSwapRows, readParties } from './swap-people.ts';

type Calls = typeof swapsCalls;

/** @throws Problem invalid-input for a day that is past or not planned yet */
export async function readColleagues(
  ctx: Ctx,
  { query }: CallInput<Calls['colleagues']>,
): Promise<CallAnswer<Calls['colleagues']>> {
  const { employeeId } = ctx.viewer;
  const today = swappableToday(ctx, query.day);
  return employeeId === null ? [] : await findColleagues(ctx.db, employeeId, { ...query, today });
}

/**
 * Days that lead to an exchange without a problem; empty for people of other clients, as for missing ones. Days on which
 * one of the two works for another client are left out. @throws Problem invalid-input for a day that is past or not
 * planned yet
 */
export async function readShiftsInReturn(
  ctx: Ctx,
  { query: { day: give, colleague_id: colleagueId } }: CallInput<Calls['inReturn']>,
): Promise<CallAnswer<Calls['inReturn']>> {
  const { employeeId } = ctx.viewer;
  const today = swappableToday(ctx, give);
  if (employeeId === null) return [];
  const parties = await readParties(ctx.db, {
    requesterId: employeeId,
    colleagueId,
    give,
    take: null,
    today,
    margin: daysAround,
  });
  if (!parties) return [];
  const now = ctx.clock.now().toString();
  const planned = parties.colleague.plan.map(({ work_date }) => work_date);
  const shared = new Set(await daysOfBoth(ctx.db, parties, planned));
  return parties.colleague.plan
    .filter(({ work_date: take }) => shared.has(take) && swapProblem({ ...parties, give, take, now }) === null)
    .map(({ work_date, shift, zone, starts_at, ends_at }) => ({ work_date, shift, zone, starts_at, ends_at }));
}

/** Two weeks before and after. */
const daysAround = 14;

function swappableToday(ctx: Ctx, day: string): string {
  const today = todayAtHome(ctx);
  const problem = dayOutOfBounds('Day', day, swapDayBounds(today));
  if (problem !== null) throw invalidInput({ day: [problem] });
  return today;
}

export async function readOwnSwaps(ctx: Ctx): Promise<CallAnswer<Calls['own']>> {
  const { employeeId } = ctx.viewer;
  if (employeeId === null) return [];
  const rows = await ownSwapRows(ctx.db, employeeId);
  const chains = await readChains(ctx, swapApproval, idsOf(rows));
  return rows.map(({ client: _client, ...swap }) => {
    const role = swap.requester.id === employeeId ? ('requester' as const) : ('colleague' as const);
    const isOpen = swap.state === 'asked' || swap.state === 'accepted';
    const abilities = {
      answer: role === 'colleague' && swap.state === 'asked',
      withdraw: role === 'requester' && isOpen,
    };
    return { ...swap, role, approval: chains.get(swap.id) ?? null, abilities };
  });
}

/** Swaps within the viewer's reach that wait for a decision, or that are decided. */
export async function readSwaps(
  ctx: Ctx,
  { query: { view }, question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const reach = await subjectReachOf(ctx, swapApproval, scheduleAreas.swaps);
  const { data, total } = await listSwaps(ctx.db, { view, reach }, question);
  const chains = await readChains(ctx, swapApproval, idsOf(data));
  const now = ctx.clock.now();
  const shown = (swap: ListedSwap) => {
    const people = { requesterId: swap.requester.id, colleagueId: swap.colleague.id, isReached: true };
    const may = mayDecideSwap(ctx.viewer, people);
    const approval = chains.get(swap.id) ?? null;
    const shifts = swap.take ? [swap.give, swap.take] : [swap.give];
    const isAhead = shifts.every(({ starts_at }) => Temporal.Instant.compare(starts_at, now) > 0);
    const abilities = {
      decide: may && swap.state === 'accepted' && approval?.may_decide === true,
      undo: may && swap.state === 'approved' && isAhead,
    };
    return { ...swap, approval, abilities };
  };
  return { data: data.map(shown), total };
}

const idsOf = (rows: readonly ListedSwap[]) => rows.map(({ id }) => id);
