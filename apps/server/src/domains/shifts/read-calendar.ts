import { type CallAnswer, type CallInput, dayIn, homeZone, invalidInput } from '@muster/contract';
import type { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { scheduledDaysAhead } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { isBoundToLedTeams } from '@muster/contract/domains/shifts/shifts.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { ownClientOf } from '../../platform/row-security/scope.ts';
import { assignmentsOf, calendarChoices, calendarDays, calendarPeople } from './calendar.repository.ts';
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
    clientId: ownClientOf(ctx.viewer) ?? query.client_id ?? null,
    teamId: query.team_id ?? null,
    employeeId: query.employee_id ?? null,
    search: query.search,
    leadId: ledBy(ctx),
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
  return calendarChoices(ctx.db, { clientId: ownClientOf(ctx.viewer), leadId: ledBy(ctx) });
}

export async function readAssignments(
  ctx: Ctx,
  { query }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const today = dayIn(homeZone, ctx.clock.now());
  const rows = await assignmentsOf(ctx.db, { employeeId: query.employee_id, leadId: ledBy(ctx) });
  return rows.map((row) => ({ ...row, state: stateOn(today, row) }));
}

const mostDays = 42;

const ledBy = ({ viewer }: Ctx) => (isBoundToLedTeams(viewer) ? (viewer.employeeId ?? 0) : null);
