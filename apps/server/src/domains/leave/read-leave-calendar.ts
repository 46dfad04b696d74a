import { type CallAnswer, type CallInput, invalidInput, notFound } from '@muster/contract';
import { mayAccess } from '@muster/contract/access.ts';
import { seesEveryLeaveType, seesOwnLeaveTypes } from '@muster/contract/domains/leave/leave-balances.policy.ts';
import type { leaveCalendarCalls } from '@muster/contract/domains/leave/leave-calendar.calls.ts';
import { mostLeaveCalendarDays } from '@muster/contract/domains/leave/leave-calendar.constants.ts';
import { leaveCalendarAreas, leaveCalendarSide } from '@muster/contract/domains/leave/leave-calendar.policy.ts';
import type { ClassedSpan, StaffSpan } from '@muster/contract/domains/leave/leave-calendar-answers.ts';
import { leaveApproval, mostLeaveDays } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { leaveRequestAccess, leaveRequestAreas } from '@muster/contract/domains/leave/leave-requests.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { daysBetween } from '@muster/contract/plain-day.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { subjectReachOf } from '../approvals/index.ts';
import { holidaysBetween } from '../holidays/index.ts';
import { reachedClients, reachedTeams } from '../teams/index.ts';
import { askedPerson } from './asked-leave.ts';
import {
  type AwayPerson,
  type AwaySource,
  type CalendarDays,
  type CalendarFilters,
  clientDays,
  namedTypes,
  peopleAway,
  restDaysOf,
  staffDays,
  teamsAway,
} from './leave-calendar.repository.ts';
import { awayOf, colleaguesAway, ownAway } from './own-leave.ts';
import { shownRequest } from './read-leave-requests.ts';

type Calls = typeof leaveCalendarCalls;

/** @throws Problem invalid-input for too many days */
export async function readStaffCalendar(
  ctx: Ctx,
  { query }: CallInput<Calls['staff']>,
): Promise<CallAnswer<Calls['staff']>> {
  const days = assertDays(query);
  if (leaveCalendarSide(ctx.viewer) !== 'staff') return nobody;
  const reader = await staffReader(ctx);
  const filters = filtersOf(query);
  const people = await peopleAway<StaffSpan>(ctx.db, staffDays(days, reader, filters.typeId), filters);
  return answerOf(ctx, { people, days, everyone: staffDays(days, reader, null) });
}

/** A request whose type or reason the viewer may know as little as in the list of requests. @throws Problem not-found */
export async function readCalendarRequest(
  ctx: Ctx,
  { params }: CallInput<Calls['request']>,
): Promise<CallAnswer<Calls['request']>> {
  const request = await shownRequest(ctx, params.id);
  if (!request) throw notFound('leave request');
  return request;
}

/** @throws Problem invalid-input for too many days */
export async function readClientCalendar(
  ctx: Ctx,
  { query }: CallInput<Calls['client']>,
): Promise<CallAnswer<Calls['client']>> {
  const days = assertDays(query);
  if (leaveCalendarSide(ctx.viewer) !== 'client') return nobody;
  const source = clientDays(days, reachOf(ctx.viewer, leaveCalendarAreas.company));
  const people = await peopleAway<ClassedSpan>(ctx.db, source, filtersOf(query));
  return answerOf(ctx, { people, days, everyone: source });
}

/** Names of colleagues and types are read for the employee, who may not read the tables of them. @throws Problem invalid-input */
export async function readOwnCalendar(ctx: Ctx, { query }: CallInput<Calls['own']>): Promise<CallAnswer<Calls['own']>> {
  const days = assertDays(query);
  const { employeeId, name } = ctx.viewer;
  if (employeeId === null) return { own: null, colleagues: [] };
  const [own] = await ownAway(ctx.db, days, employeeId, { everyType: seesOwnLeaveTypes(ctx.viewer) });
  const colleagues = await colleaguesAway(ctx.db, days, { employeeId, reach: 'colleagues' });
  const holidays = await holidaysOf(ctx, [employeeId], days);
  const rest = await restOf(ctx, [employeeId], days);
  return {
    own: {
      ...{ id: employeeId, name, away: [...(own?.away ?? [])] },
      ...{ holidays: holidays.get(employeeId) ?? [], rest_days: rest.get(employeeId) ?? [] },
    },
    colleagues: colleagues.map(({ id, name: colleague, team, away }) => ({
      id,
      name: colleague,
      team,
      away: [...away],
    })),
  };
}

/** Of somebody whose leave the viewer may request. @throws Problem forbidden, invalid-input */
export async function readTeamAway(
  ctx: Ctx,
  { query }: CallInput<Calls['teamAway']>,
): Promise<CallAnswer<Calls['teamAway']>> {
  const { from: first, to: last } = assertDays(query, mostLeaveDays);
  const { person } = await askedPerson(ctx, query.employee_id, first);
  return awayOf(ctx.db, { employeeId: person.id, first, last });
}

export async function readCalendarFilters(ctx: Ctx): Promise<CallAnswer<Calls['filters']>> {
  const side = leaveCalendarSide(ctx.viewer);
  if (side !== 'staff' && side !== 'client') return { clients: [], teams: [], types: [] };
  const reach = reachOf(ctx.viewer, side === 'staff' ? leaveCalendarAreas.days : leaveCalendarAreas.company);
  const knowsTypes = side === 'staff' && mayAccess(leaveRequestAccess.decide, ctx.viewer);
  return {
    clients: side === 'staff' ? await reachedClients(ctx.db, reach) : [],
    teams: await reachedTeams(ctx.db, reach),
    types: knowsTypes ? await namedTypes(ctx.db, seesEveryLeaveType(ctx.viewer)) : [],
  };
}

const staffReader = async (ctx: Ctx) => ({
  days: reachOf(ctx.viewer, leaveCalendarAreas.days),
  requests: await subjectReachOf(ctx, leaveApproval, leaveRequestAreas.requests),
  employeeId: ctx.viewer.employeeId,
  everyType: seesEveryLeaveType(ctx.viewer),
  ownTypes: seesOwnLeaveTypes(ctx.viewer),
});

const nobody = { total: 0, people: [], teams: [] };

interface Found<Span> {
  readonly people: readonly AwayPerson<Span>[];
  readonly days: CalendarDays;
  /** Without filters. */
  readonly everyone: AwaySource;
}

/** With the holidays of the people, and how many of each team are away. */
async function answerOf<Span>(ctx: Ctx, { people, days, everyone }: Found<Span>) {
  const teamIds = [...new Set(people.flatMap(({ team }) => (team ? [team.id] : [])))];
  const ids = people.map(({ id }) => id);
  const holidays = await holidaysOf(ctx, ids, days);
  const rest = await restOf(ctx, ids, days);
  return {
    total: people[0]?.total ?? 0,
    people: people.map(({ total: _total, away, ...person }) => ({
      ...person,
      away: [...away],
      holidays: holidays.get(person.id) ?? [],
      rest_days: rest.get(person.id) ?? [],
    })),
    teams: teamIds.length === 0 ? [] : await teamsAway(ctx.db, everyone, teamIds),
  };
}

async function restOf({ db }: Ctx, ids: readonly number[], days: CalendarDays) {
  return new Map((await restDaysOf(db, ids, days)).map((one) => [one.employee_id, one.days]));
}

/** Days off by a holiday, by employee. */
async function holidaysOf({ db }: Ctx, ids: readonly number[], { from, to }: CalendarDays) {
  const found = (await holidaysBetween(db, ids, { first: from, last: to })).filter(({ is_day_off }) => is_day_off);
  const byPerson = Map.groupBy(found, ({ employee_id }) => employee_id);
  return new Map([...byPerson].map(([id, own]) => [id, own.map(({ day, name }) => ({ day, name }))]));
}

/** @throws Problem invalid-input */
function assertDays({ from, to }: CalendarDays, most = mostLeaveCalendarDays): CalendarDays {
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > most) throw invalidInput({ to: [`Choose from 1 to ${most} days.`] });
  return { from, to };
}

interface AskedFilters {
  readonly client_id?: number | undefined;
  readonly team_id?: number | undefined;
  readonly leave_type_id?: number | undefined;
  readonly search?: string | undefined;
}

const filtersOf = ({ client_id, team_id, leave_type_id, search }: AskedFilters): CalendarFilters => ({
  clientId: client_id ?? null,
  teamId: team_id ?? null,
  typeId: leave_type_id ?? null,
  search: search?.trim() ?? '',
});
