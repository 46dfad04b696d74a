import { type CallAnswer, type CallInput, dayIn, homeZone, invalidInput } from '@muster/contract';
import type { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { scheduledDaysAhead } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { shiftAreas } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { reachedClients, reachedTeams } from '../teams/index.ts';
import { assignmentsOf, calendarDays, calendarPeople } from './calendar.repository.ts';
import { stateOn } from './shifts.presenter.ts';

type Calls = typeof employeeShiftsCalls;

/** People with their planned days, within the viewer's reach: a client's own people, a lead's own teams. */
export async function readCalendar(
  ctx: Ctx,
  { query }: CallInput<Calls['calendar']>,
): Promise<CallAnswer<Calls['calendar']>> {
  const days = Temporal.PlainDate.from(query.from).until(Temporal.PlainDate.from(query.to)).days;
  if (days < 0 || days >= mostDays) throw invalidInput({ to: [`Choose from 1 to ${mostDays} days.`] });
  const { people, total } = await calendarPeople(ctx.db, {
    clientId: query.client_id ?? null,
    teamId: query.team_id ?? null,
    employeeId: query.employee_id ?? null,
    search: query.search,
    reach: reachOf(ctx.viewer, shiftAreas.calendar),
    from: query.from,
    to: query.to,
    first: (query.page - 1) * query.rows,
    rows: query.rows,
  });
  const planned = await calendarDays(ctx.db, { ids: people.map(({ id }) => id), from: query.from, to: query.to });
  const today = Temporal.PlainDate.from(dayIn(homeZone, ctx.clock.now()));
  return {
    data: people.map((person) => ({ ...person, days: planned.get(person.id) ?? [] })),
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
  const today = dayIn(homeZone, ctx.clock.now());
  const rows = await assignmentsOf(ctx.db, {
    employeeId: query.employee_id,
    reach: reachOf(ctx.viewer, shiftAreas.assignments),
  });
  return rows.map((row) => ({ ...row, state: stateOn(today, row) }));
}

const mostDays = 42;
