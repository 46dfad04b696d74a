import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import type { holidaySwapsCalls } from '@muster/contract/domains/holidays/holiday-swaps.calls.ts';
import { holidaySwapApproval } from '@muster/contract/domains/holidays/holiday-swaps.constants.ts';
import {
  distantSwap,
  type SwapFacts,
  type SwappedDays,
  swapProblem,
} from '@muster/contract/domains/holidays/holiday-swaps.rules.ts';
import { daysBetween, earlierDay } from '@muster/contract/plain-day.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { openApprovals } from '../approvals/index.ts';
import { lockEmployees } from '../shifts/index.ts';
import { firstDayOf, todayOfSwapper } from './begun-swaps.ts';
import { insertHolidaySwap, type SwapPerson } from './holiday-swaps.repository.ts';
import { holidaySwapChanged } from './holidays.events.ts';
import { notifySwapDeciders } from './notices-of-holiday-swaps.ts';
import { factsOfSwap, swapPersonOf } from './own-holiday-swaps.ts';

type Request = (typeof holidaySwapsCalls)['request'];

/** Asks to work on one of the viewer's holidays and to have another day off. @throws Problem forbidden, invalid-input */
export async function requestHolidaySwap(ctx: Ctx, { body }: CallInput<Request>): Promise<CallAnswer<Request>> {
  const person = await swappingPerson(ctx);
  const { holiday_day, substitute_day } = body;
  const today = await todayOfSwapper(ctx, person.id, firstDayOf(body));
  const distant = distantSwap(body, today);
  if (distant) throw invalidInput({ [distant.field]: [distant.text] });
  await lockEmployees(ctx.db, [person.id]);
  const facts = await factsOfSwap(ctx.db, body, { employeeId: person.id, today });
  const problem = swapProblem(body, facts);
  if (problem) throw invalidInput({ [problem.field]: [problem.text] });
  const swap = {
    employee_id: person.id,
    client_id: clientOn(facts, holiday_day),
    holiday_day,
    holiday: holidayNames(facts, holiday_day),
    substitute_day,
    requested_by_user_id: ctx.viewer.userId,
    created_at: ctx.clock.now().toString(),
  };
  const id = await insertHolidaySwap(ctx.db, swap).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'holiday_swap_day_once') throw error;
    throw invalidInput({ substitute_day: ['One of these days belongs to another swap.'] });
  });
  await ctx.audit({
    event: 'holidays.request-swap',
    subject: { kind: 'employee', id: String(person.id) },
    clientId: swap.client_id,
    after: { holiday: swap.holiday, holiday_day, substitute_day },
  });
  const subject = {
    subjectId: id,
    version: 1,
    requesterUserId: ctx.viewer.userId,
    employeeId: person.id,
    clientId: swap.client_id,
    facts: swapApprovalFacts(body, today),
  };
  const [opened] = await openApprovals(ctx, holidaySwapApproval, [subject]);
  const deciders = (opened?.waiting ?? []).map((one) => ({ ...one, userId: one.user_id }));
  await notifySwapDeciders(ctx, { ...swap, id, employeeId: person.id }, deciders);
  await ctx.announce(holidaySwapChanged, { id });
  return { id };
}

/** The viewer as an employee. @throws Problem forbidden */
export async function swappingPerson(ctx: Ctx): Promise<SwapPerson> {
  const { employeeId } = ctx.viewer;
  // The link of the account alone opens it: an address may be wrong, or shared (record 091).
  const person = employeeId === null ? undefined : await swapPersonOf(ctx.db, employeeId);
  if (!person?.is_active) throw new Problem('forbidden', 'Only employees have holidays to swap.');
  return person;
}

/** What an approval policy may decide by. */
export const swapApprovalFacts = ({ holiday_day, substitute_day }: SwappedDays, today: string) => ({
  days_ahead: daysBetween(today, earlierDay(holiday_day, substitute_day)),
  is_before: substitute_day < holiday_day,
});

export function clientOn({ days }: SwapFacts, day: string): number {
  const found = days.get(day);
  if (!found) throw new Error(`A holiday that can be swapped has no shift on ${day}.`);
  return found.client_id;
}

/** Several calendars can have a holiday on the day. */
export const holidayNames = ({ holidays }: SwapFacts, day: string): string =>
  [...new Set(holidays.filter((one) => one.day === day && one.is_day_off).map(({ name }) => name))]
    .join(', ')
    .slice(0, 100);
