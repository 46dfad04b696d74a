import type { CallAnswer, CallInput } from '@muster/contract';
import type { holidaySwapsCalls } from '@muster/contract/domains/holidays/holiday-swaps.calls.ts';
import {
  holidaySwapApproval,
  mostDaysFromHoliday,
  mostDaysToHoliday,
} from '@muster/contract/domains/holidays/holiday-swaps.constants.ts';
import {
  holidaySwapAreas,
  mayDecideHolidaySwap,
  mayUndoHolidaySwap,
} from '@muster/contract/domains/holidays/holiday-swaps.policy.ts';
import {
  distantHoliday,
  holidayProblem,
  type SwapFacts,
  substituteProblem,
} from '@muster/contract/domains/holidays/holiday-swaps.rules.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { expectedSteps, readChains, subjectReachOf } from '../approvals/index.ts';
import { begunSwaps, todayOfSwapper } from './begun-swaps.ts';
import { holidaySwapsById, type ListedHolidaySwap, listHolidaySwaps } from './holiday-swap-list.repository.ts';
import { ownSwapList, swapFacts } from './own-holiday-swaps.ts';
import { clientOn, holidayNames, swapApprovalFacts, swappingPerson } from './request-holiday-swap.ts';

type Calls = typeof holidaySwapsCalls;

export async function readOwnHolidaySwaps(ctx: Ctx): Promise<CallAnswer<Calls['own']>> {
  const { employeeId } = ctx.viewer;
  if (employeeId === null) return { holidays: [], swaps: [] };
  const rows = await ownSwapList(ctx.db, employeeId);
  const chains = await readChains(ctx, holidaySwapApproval, idsOf(rows));
  const today = await todayOfSwapper(ctx, employeeId);
  const begun = await begunSwaps(ctx, rows.map(swapOfRow));
  const range = { first: addDays(today, 1), last: addDays(today, mostDaysToHoliday) };
  return {
    holidays: swappableHolidays(await swapFacts(ctx.db, { employeeId, today, range })),
    swaps: rows.map((row) => ({
      ...row,
      approval: chains.get(row.id) ?? null,
      abilities: {
        decide: false,
        cancel: row.state === 'requested' || (row.state === 'approved' && !begun.has(row.id)),
      },
    })),
  };
}

function swappableHolidays(facts: SwapFacts) {
  const days = new Set(facts.holidays.filter(({ is_swappable }) => is_swappable).map(({ day }) => day));
  return [...days]
    .filter((day) => holidayProblem(day, facts) === null)
    .map((day) => ({ day, name: holidayNames(facts, day) }));
}

/** The days that the viewer can take off for a holiday. @throws Problem forbidden */
export async function readSubstituteDays(
  ctx: Ctx,
  { query: { holiday_day } }: CallInput<Calls['substitutes']>,
): Promise<CallAnswer<Calls['substitutes']>> {
  const { id: employeeId } = await swappingPerson(ctx);
  const today = await todayOfSwapper(ctx, employeeId, holiday_day);
  if (distantHoliday(holiday_day, today) !== null) return { days: [], steps: [] };
  const range = { first: addDays(holiday_day, -mostDaysFromHoliday), last: addDays(holiday_day, mostDaysFromHoliday) };
  const facts = await swapFacts(ctx.db, { employeeId, today, range, days: 'every day' });
  if (holidayProblem(holiday_day, facts) !== null) return { days: [], steps: [] };
  const days = [...facts.days.keys()]
    .filter((substitute_day) => substituteProblem({ holiday_day, substitute_day }, facts) === null)
    .toSorted();
  const [first = holiday_day] = days;
  const subject = {
    requesterUserId: ctx.viewer.userId,
    employeeId,
    clientId: clientOn(facts, holiday_day),
    facts: swapApprovalFacts({ holiday_day, substitute_day: first }, today),
  };
  return { days, steps: await expectedSteps(ctx, holidaySwapApproval, subject) };
}

/** Swaps within the viewer's reach that wait for a decision, or that are closed. */
export async function readHolidaySwaps(
  ctx: Ctx,
  { query: { view }, question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const reach = await subjectReachOf(ctx, holidaySwapApproval, holidaySwapAreas.swaps);
  const { data, total } = await listHolidaySwaps(ctx.db, { view, reach }, question);
  return { data: await shownTo(ctx, data), total };
}

/** For the queue of what needs a decision. */
export async function holidaySwapsToDecide(ctx: Ctx, ids: readonly number[]) {
  return shownTo(ctx, await holidaySwapsById(ctx.db, ids));
}

async function shownTo(ctx: Ctx, rows: readonly ListedHolidaySwap[]) {
  const chains = await readChains(ctx, holidaySwapApproval, idsOf(rows));
  const begun = await begunSwaps(ctx, rows.map(swapOfRow));
  return rows.map((row) => {
    const approval = chains.get(row.id) ?? null;
    const person = { employeeId: row.employee.id, isReached: true };
    const decide =
      row.state === 'requested' && approval?.may_decide === true && mayDecideHolidaySwap(ctx.viewer, person);
    const cancel =
      row.state === 'approved' && mayUndoHolidaySwap(ctx.viewer, { ...person, hasBegun: begun.has(row.id) });
    return { ...row, approval, abilities: { decide, cancel } };
  });
}

const swapOfRow = (row: ListedHolidaySwap) => ({ ...row, employeeId: row.employee.id });

const idsOf = (rows: readonly ListedHolidaySwap[]) => rows.map(({ id }) => id);
