import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import type { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { scheduledDaysAhead } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { shiftAreas } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { reachedClients, reachedTeams } from '../teams/index.ts';
import { assignmentsOf, calendarDays, calendarPeople, calendarSwaps } from './calendar.repository.ts';
import { stateOn } from './shifts.presenter.ts';

type Calls = typeof employeeShiftsCalls;

/** Employees with their planned days, within the viewer's reach: a client's own employees, a lead's own teams. */
export async function readCalendar(
  ctx: Ctx,
  { query: { from, to }, question }: ListInput<Calls['calendar']>,
): Promise<CallAnswer<Calls['calendar']>> {
  const days = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
  if (days < 0 || days >= mostDays) throw invalidInput({ to: [`Choose from 1 to ${mostDays} days.`] });
  const reach = reachOf(ctx.viewer, shiftAreas.calendar);
  const { data: people, total } = await calendarPeople(ctx.db, { reach, from, to }, question);
  if (people.length * (days + 1) > mostPlannedDays) throw invalidInput({ to: [tooManyDays] });
  const ids = people.map(({ id }) => id);
  const planned = await calendarDays(ctx.db, { ids, from, to });
  const swaps = await calendarSwaps(ctx.db, { ids, reach, from, to });
  const today = Temporal.PlainDate.from(todayAtHome(ctx));
  return {
    data: people.map((person) => ({
      ...person,
      days: planned.get(person.id) ?? [],
      swaps: swaps.get(person.id) ?? [],
    })),
    total,
    planned_until: today.add({ days: scheduledDaysAhead }).toString(),
  };
}

export async function readCalendarFilters(ctx: Ctx): Promise<CallAnswer<Calls['calendarFilters']>> {
  const reach = reachOf(ctx.viewer, shiftAreas.filters);
  return { clients: await reachedClients(ctx.db, reach), teams: await reachedTeams(ctx.db, reach) };
}

export async function readAssignments(
  ctx: Ctx,
  { query }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const today = todayAtHome(ctx);
  const rows = await assignmentsOf(ctx.db, {
    employeeId: query.employee_id,
    reach: reachOf(ctx.viewer, shiftAreas.assignments),
  });
  return rows.map((row) => ({ ...row, state: stateOn(today, row) }));
}

const mostDays = 42;

/** Of an export, which holds them all in memory: 20,000 people for a week. */
const mostPlannedDays = 140_000;
const tooManyDays =
  'There are too many planned days to export. Choose fewer days, or narrow the list by search or filters.';
