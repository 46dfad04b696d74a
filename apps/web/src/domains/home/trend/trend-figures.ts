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
  readonly before: readonly (number | null)[];
  /** Of all eight weeks. */
  readonly total: number | null;
  /** In points of a hundred, against the eight weeks before; null without both. */
  readonly change: number | null;
  /** Where the axis begins. */
  readonly least: number;
}

export function trendFigures({ weeks, before }: TrendAnswer, metric: TrendMetric): TrendFigures {
  const ratesOf = (some: readonly MetricWeek[]) => some.map((week) => metricValue(metric, week));
  const shown = { values: ratesOf(weeks), before: ratesOf(before) };
  const [now, then] = [metricValue(metric, sumOf(weeks)), metricValue(metric, sumOf(before))];
  return {
    ...shown,
    total: now,
    change: now === null || then === null || !isCovered(shown.before) ? null : (now - then) * 100,
    least: axisStart([...shown.values, ...shown.before]),
  };
}

/** A company that has used the portal for a few weeks has nothing to compare with yet. */
const isCovered = (rates: readonly (number | null)[]) =>
  rates.filter((rate) => rate !== null).length * 2 >= rates.length;

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
