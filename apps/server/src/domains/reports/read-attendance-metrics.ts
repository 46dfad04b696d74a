import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import {
  type attendanceMetricsCalls,
  longestRangeDays,
  type MetricWeek,
  trendWeeks,
} from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import { attendanceMetricsArea } from '@muster/contract/domains/reports/attendance-metrics.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { presentMetrics, presentWeeks, sumOf } from './attendance-metrics.presenter.ts';
import {
  countMetrics,
  countWeeks,
  type MetricsQuery,
  metricChoices,
  metricDays,
} from './attendance-metrics.repository.ts';

type Calls = typeof attendanceMetricsCalls;
type Figures = CallInput<Calls['figures']>['query'];
type Scope = Pick<Figures, 'client_id' | 'team_id' | 'shift_id'>;
type Range = Pick<MetricsQuery, 'from' | 'to'>;

/** Attendance in figures, within the viewer's reach. */
export async function readAttendanceMetrics(
  ctx: Ctx,
  { query }: CallInput<Calls['figures']>,
): Promise<CallAnswer<Calls['figures']>> {
  const range = rangeOf(ctx, query);
  const before = rangeBefore(range);
  const weeksBefore = await weeksOf(ctx, query, before);
  return {
    ...range,
    ...presentMetrics(await countMetrics(ctx.db, metricsQueryOf(ctx, query, range))),
    weeks: await weeksOf(ctx, query, range),
    before: { ...before, total: sumOf(weeksBefore), weeks: weeksBefore },
  };
}

async function weeksOf(ctx: Ctx, query: Scope, range: Range): Promise<MetricWeek[]> {
  return presentWeeks(await countWeeks(ctx.db, metricsQueryOf(ctx, query, range)), range);
}

/** Up to yesterday, because days count once they are over. */
export async function readAttendanceTrend(ctx: Ctx): Promise<CallAnswer<Calls['trend']>> {
  const to = Temporal.PlainDate.from(todayAtHome(ctx)).subtract({ days: 1 });
  const from = to.subtract({ days: trendWeeks * 2 * 7 - 1 });
  const range = { from: from.toString(), to: to.toString() };
  const weeks = await weeksOf(ctx, {}, range);
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

/** By default the four weeks up to yesterday, because days count once they are over. @throws Problem invalid-input for a range that is reversed or too long */
function rangeOf(ctx: Ctx, figures: Pick<Figures, 'from' | 'to'>): Range {
  const to = figures.to ?? Temporal.PlainDate.from(todayAtHome(ctx)).subtract({ days: 1 }).toString();
  const from = figures.from ?? Temporal.PlainDate.from(to).subtract({ days: 27 }).toString();
  const days = Temporal.PlainDate.from(from).until(to).days + 1;
  if (days < 1) throw invalidInput({ to: ['The last day must not lie before the first.'] });
  if (days > longestRangeDays) throw invalidInput({ to: ['Choose a year at most.'] });
  return { from, to };
}

function rangeBefore({ from, to }: Range): Range {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  const days = first.until(last).days + 1;
  return { from: first.subtract({ days }).toString(), to: first.subtract({ days: 1 }).toString() };
}

function metricsQueryOf(ctx: Ctx, query: Scope, range: Range): MetricsQuery {
  return {
    ...range,
    clientId: query.client_id ?? null,
    teamId: query.team_id ?? null,
    shiftId: query.shift_id ?? null,
    reach: reachOf(ctx.viewer, attendanceMetricsArea),
  };
}
