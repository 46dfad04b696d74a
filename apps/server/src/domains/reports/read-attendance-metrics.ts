import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import {
  type attendanceMetricsCalls,
  longestRangeDays,
  trendWeeks,
} from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import { attendanceMetricsArea } from '@muster/contract/domains/reports/attendance-metrics.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { countsOf, presentMetrics, presentWeeks } from './attendance-metrics.presenter.ts';
import {
  countMetrics,
  countTotal,
  countWeeks,
  type MetricsQuery,
  metricChoices,
  metricDays,
} from './attendance-metrics.repository.ts';

type Calls = typeof attendanceMetricsCalls;
type Figures = CallInput<Calls['figures']>['query'];

/** Attendance in figures, within the viewer's reach. */
export async function readAttendanceMetrics(
  ctx: Ctx,
  { query }: CallInput<Calls['figures']>,
): Promise<CallAnswer<Calls['figures']>> {
  const range = rangeOf(ctx, query);
  const before = rangeBefore(range);
  return {
    ...range,
    ...presentMetrics(await countMetrics(ctx.db, metricsQueryOf(ctx, query, range))),
    before: { ...before, total: countsOf(await countTotal(ctx.db, metricsQueryOf(ctx, query, before))) },
  };
}

/** Up to yesterday, because days count once they are over. */
export async function readAttendanceTrend(ctx: Ctx): Promise<CallAnswer<Calls['trend']>> {
  const to = Temporal.PlainDate.from(todayAtHome(ctx)).subtract({ days: 1 });
  const from = to.subtract({ days: trendWeeks * 2 * 7 - 1 });
  const range = { from: from.toString(), to: to.toString() };
  const weeks = presentWeeks(await countWeeks(ctx.db, metricsQueryOf(ctx, {}, range)), range.to, trendWeeks * 2);
  return { weeks: weeks.slice(trendWeeks), before: weeks.slice(0, trendWeeks) };
}

export async function readMetricDays(
  ctx: Ctx,
  { query, question }: ListInput<Calls['days']>,
): Promise<CallAnswer<Calls['days']>> {
  const scope = { ...metricsQueryOf(ctx, query, rangeOf(ctx, query)), which: query.which };
  const { data, total, totals } = await metricDays(ctx.db, scope, question);
  return { data, total, totals };
}

export async function readMetricFilters(ctx: Ctx): Promise<CallAnswer<Calls['filters']>> {
  return metricChoices(ctx.db, reachOf(ctx.viewer, attendanceMetricsArea));
}

/** By default this month and the two before. @throws Problem invalid-input for a range that is reversed or too long */
function rangeOf(ctx: Ctx, figures: Pick<Figures, 'from' | 'to'>): { from: string; to: string } {
  const to = figures.to ?? todayAtHome(ctx);
  const from = figures.from ?? Temporal.PlainDate.from(to).with({ day: 1 }).subtract({ months: 2 }).toString();
  const days = Temporal.PlainDate.from(from).until(to).days + 1;
  if (days < 1) throw invalidInput({ to: ['The last day must not lie before the first.'] });
  if (days > longestRangeDays) throw invalidInput({ to: ['Choose a year at most.'] });
  return { from, to };
}

function rangeBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  const days = first.until(last).days + 1;
  return { from: first.subtract({ days }).toString(), to: first.subtract({ days: 1 }).toString() };
}

function metricsQueryOf(
  ctx: Ctx,
  query: Pick<Figures, 'client_id' | 'team_id' | 'shift_id'>,
  range: { from: string; to: string },
): MetricsQuery {
  return {
    ...range,
    clientId: query.client_id ?? null,
    teamId: query.team_id ?? null,
    shiftId: query.shift_id ?? null,
    reach: reachOf(ctx.viewer, attendanceMetricsArea),
  };
}
