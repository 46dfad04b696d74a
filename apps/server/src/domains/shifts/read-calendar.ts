import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import { calendarColumns } from '@muster/contract/domains/shifts/calendar-columns.ts';
import { conflictTexts } from '@muster/contract/domains/shifts/calendar-conflicts.rules.ts';
import type { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { mostCalendarDays, scheduledDaysAhead } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { shiftAreas } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { tableQueryOf } from '../../platform/table/table-query.ts';
import { reachedClients, reachedTeams } from '../teams/index.ts';
import { assignmentsOf, calendarAssignments, calendarDays } from './calendar.repository.ts';
import { calendarPeople, calendarSummary } from './calendar-people.repository.ts';
import { calendarSwaps, pendingSwaps } from './calendar-swap.repository.ts';
import { stateOn } from './shifts.presenter.ts';

type Calls = typeof employeeShiftsCalls;

/** Employees with their planned days, within the viewer's reach: a client's own employees, a lead's own teams. */
export async function readCalendar(
  ctx: Ctx,
  { query: { from, to, first_on: firstOn }, question }: ListInput<Calls['calendar']>,
): Promise<CallAnswer<Calls['calendar']>> {
  const days = assertDays(from, to);
  const rights = rightsOf(ctx);
  const scope = { reach: reachOf(ctx.viewer, shiftAreas.calendar), from, to };
  const { data: people, total } = await calendarPeople(ctx.db, { ...scope, ...rights, firstOn }, question);
  if (people.length * days > mostPlannedDays) throw invalidInput({ to: [tooManyDays] });
  const ids = people.map(({ id }) => id);
  const planned = await calendarDays(ctx.db, { ids, from, to });
  const swaps = await calendarSwaps(ctx.db, { ids, ...scope });
  const pending = await pendingSwaps(ctx.db, { ids, ...scope, swaps: rights.swaps });
  const assignments = await calendarAssignments(ctx.db, { ids, ...scope, reach: rights.assignments });
  const today = Temporal.PlainDate.from(todayAtHome(ctx));
  return {
    data: people.map(({ is_assigned, last_assigned, may_assign, ...person }) => ({
      ...person,
      days: (planned.get(person.id) ?? []).map(({ restMinutes, earlier, overMinutes, limitHours, ...day }) => ({
        ...day,
        conflicts: conflictTexts({ restMinutes, earlier, overMinutes, limitHours }),
      })),
      swaps: swaps.get(person.id) ?? [],
      pending_swaps: pending.get(person.id) ?? [],
      assignments: assignments.get(person.id) ?? [],
      without_shift: is_assigned ? null : { since: last_assigned },
      abilities: { assign: may_assign },
    })),
    total,
    planned_until: today.add({ days: scheduledDaysAhead }).toString(),
  };
}

export async function readCalendarSummary(
  ctx: Ctx,
  { query: { from, to, dt_params } }: CallInput<Calls['calendarSummary']>,
): Promise<CallAnswer<Calls['calendarSummary']>> {
  assertDays(from, to);
  const rights = rightsOf(ctx);
  const scope = { reach: reachOf(ctx.viewer, shiftAreas.calendar), from, to, ...rights };
  const summary = await calendarSummary(ctx.db, scope, tableQueryOf(calendarColumns, ctx.viewer, dt_params));
  return { ...summary, swaps: rights.swaps.length === 0 ? null : summary.swaps };
}

/** The number of days. @throws Problem invalid-input */
function assertDays(from: string, to: string): number {
  const days = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1;
  if (days < 1 || days > mostCalendarDays) throw invalidInput({ to: [`Choose from 1 to ${mostCalendarDays} days.`] });
  return days;
}

const rightsOf = ({ viewer }: Ctx) => ({
  swaps: reachOf(viewer, shiftAreas.pendingSwaps),
  assignments: reachOf(viewer, shiftAreas.assignments),
  placements: reachOf(viewer, shiftAreas.placements),
});

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

/** Of an export, which holds them all in memory: 20,000 people for a week. */
const mostPlannedDays = 140_000;
const tooManyDays =
  'There are too many planned days to export. Choose fewer days, or narrow the list by search or filters.';
