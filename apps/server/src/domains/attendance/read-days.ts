import { type CallAnswer, type CallInput, dayIn, homeZone, invalidInput, notFound } from '@muster/contract';
import { dayStates } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceAreas } from '@muster/contract/domains/attendance/attendance.policy.ts';
import type { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { type Reach, reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { correctionsOf } from './correction-list.repository.ts';
import { type DayPage, type DaysQuery, findDay, listDays, punchesOf } from './day-list.repository.ts';
import { explainedDays, explanationOf } from './explained-days.ts';

type Calls = typeof attendanceDaysCalls;
type ListQuery = CallInput<Calls['list']>['query'];
type Narrowing = Omit<ListQuery, 'from' | 'to'>;
type Span = Pick<DaysQuery, 'from' | 'to'>;

const daysShown = 7;
const mostDays = 62;

/** Everybody's days, by default the last seven. */
export async function readDays(ctx: Ctx, { query }: CallInput<Calls['list']>): Promise<CallAnswer<Calls['list']>> {
  const span = daySpanOf(ctx, query);
  const reach = reachOf(ctx.viewer, attendanceAreas.days);
  return { ...span, ...presentPage(await listDays(ctx.db, daysQuery(query, { ...span, reach }))) };
}

/** One day with its punches and corrections. @throws Problem not-found */
export async function readDay(
  ctx: Ctx,
  { params, query }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const { work_date: day } = query;
  const found = await findDay(ctx.db, params.id, day);
  if (!found) throw notFound('day');
  const explained = await explainedDays(ctx.db, params.id, { first: day, last: day, now: ctx.clock.now() });
  return {
    ...found,
    explanation: explanationOf(found, explained.get(day)),
    punches: await punchesOf(ctx.db, params.id, day),
    corrections: await correctionsOf(ctx.db, params.id, { from: day, to: day }),
  };
}

/** @throws Problem invalid-input where they are in the wrong order or too many */
export function daySpanOf(ctx: Ctx, query: Pick<ListQuery, 'from' | 'to'>): Span {
  const to = query.to ?? dayIn(homeZone, ctx.clock.now());
  const from =
    query.from ??
    Temporal.PlainDate.from(to)
      .subtract({ days: daysShown - 1 })
      .toString();
  const days = Temporal.PlainDate.from(from).until(to).days;
  if (days < 0) throw invalidInput({ to: ['The last day must not come before the first.'] });
  if (days >= mostDays) throw invalidInput({ to: [`At most ${mostDays} days at once.`] });
  return { from, to };
}

export function daysQuery(query: Narrowing, within: Span & { readonly reach: Reach }): DaysQuery {
  return {
    ...within,
    state: query.state ?? null,
    clientId: query.client_id ?? null,
    teamId: query.team_id ?? null,
    search: query.search,
    first: (query.page - 1) * query.rows,
    rows: query.rows,
  };
}

export function presentPage({ counts, data, total }: DayPage) {
  return { counts: { ...noDays, ...counts }, data, total };
}

const noDays = Object.fromEntries(dayStates.map((state) => [state, 0])) as Record<(typeof dayStates)[number], number>;
