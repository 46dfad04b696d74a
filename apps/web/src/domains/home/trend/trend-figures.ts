import type { CallAnswer } from '@muster/contract/call.ts';
import type { attendanceMetricsCalls, MetricWeek } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import {
  type MetricCounts,
  type MetricName,
  metrics,
  metricValue,
} from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { axisStart } from '../../../ui/chart/axis-start.ts';

export type TrendAnswer = CallAnswer<(typeof attendanceMetricsCalls)['trend']>;
export type TrendMetric = Extract<MetricName, 'attendance' | 'punctuality'>;

export interface TrendFigures {
  /** Shares from 0 to 1, oldest week first; null for a week in which nothing counts. */
  readonly values: readonly (number | null)[];
  /** Empty without a whole period to compare with: a line of its last weeks would say nothing. */
  readonly before: readonly (number | null)[];
  /** Of the weeks in `now`. */
  readonly total: number | null;
  /** In points of a hundred, `now` against `then`; null if nothing can be compared. */
  readonly change: number | null;
  readonly now: readonly MetricWeek[];
  readonly then: readonly MetricWeek[];
  /** Where the axis begins. */
  readonly least: number;
}

/** Eight weeks against the eight before. In the portal's first months, the last four against the four before. */
export function trendFigures({ weeks, before }: TrendAnswer, metric: TrendMetric): TrendFigures {
  const ratesOf = (some: readonly MetricWeek[]) => some.map((week) => metricValue(metric, week));
  const isWhole = isCovered(ratesOf(before));
  const half = Math.floor(weeks.length / 2);
  const isHalved = !isWhole && half > 0 && isCovered(ratesOf(weeks));
  const [now, then] = isHalved ? [weeks.slice(half), weeks.slice(0, half)] : [weeks, isWhole ? before : []];
  const shown = { values: ratesOf(weeks), before: isWhole ? ratesOf(before) : [] };
  const [current, earlier] = [metricValue(metric, sumOf(now)), metricValue(metric, sumOf(then))];
  return {
    ...shown,
    now,
    then,
    total: current,
    change: current === null || earlier === null ? null : (current - earlier) * 100,
    least: axisStart([...shown.values, ...shown.before]),
  };
}

/** The portal was in use at the beginning, and in most of the weeks. */
const isCovered = (rates: readonly (number | null)[]) =>
  rates[0] !== undefined && rates[0] !== null && rates.filter((rate) => rate !== null).length * 2 > rates.length;

function sumOf(weeks: readonly MetricWeek[]): MetricCounts {
  const sum = (name: keyof MetricCounts) => weeks.reduce((total, week) => total + week[name], 0);
  return {
    scheduled: sum('scheduled'),
    worked: sum('worked'),
    absent: sum('absent'),
    starts: sum('starts'),
    on_time: sum('on_time'),
    late_minutes: sum('late_minutes'),
    overtime_minutes: sum('overtime_minutes'),
  };
}

/** The days behind a figure. */
export function trendAddress(metric: TrendMetric, from: string, to: string): string {
  const [rows] = metrics[metric].rows;
  return `/attendance-metrics?${new URLSearchParams({ from, to, metric, ...(rows && { rows }) })}`;
}
