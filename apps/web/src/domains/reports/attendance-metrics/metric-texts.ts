import { countText } from '@muster/contract/counted.ts';
import type { MetricGroup, MetricMonth } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import {
  type MetricCounts,
  type MetricName,
  type MetricRows,
  metricRowLabels,
  metrics,
  metricValue,
} from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { formatMonth } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { axisStart } from '../../../ui/chart/axis-start.ts';
import type { Grouping } from './metrics-address.ts';

export const groupingLabels: Readonly<Record<Grouping, string>> = {
  month: 'Month',
  client: 'Client',
  team: 'Team',
  shift: 'Shift',
};

/** '95.0%', '2 h 5 min'; a dash without days to divide by. */
export function figureText(name: MetricName, counts: MetricCounts): string {
  const value = metricValue(name, counts);
  if (value === null) return '–';
  return metrics[name].unit === 'rate' ? `${(value * 100).toFixed(1)}%` : minutesText(value);
}

/** '1,203 of 1,250 days'. */
export function partText(name: MetricName, counts: MetricCounts): string {
  const of = (part: number, whole: number, noun: string) => `${countText(part)} of ${countText(whole)} ${noun}`;
  if (name === 'attendance') return of(counts.worked, counts.scheduled, 'days');
  if (name === 'absence') return of(counts.absent, counts.scheduled, 'days');
  if (name === 'punctuality') return of(counts.on_time, counts.starts, 'starts');
  return name === 'overtime' ? 'rest days included' : `${countText(lateStarts(counts))} late starts`;
}

const lateStarts = ({ starts, on_time }: MetricCounts) => starts - on_time;

/** '+1.6 pts', '−2 h 5 min' against the period before; undefined without days to compare. */
export function changeOf(name: MetricName, now: MetricCounts, before: MetricCounts) {
  const [value, earlier] = [metricValue(name, now), metricValue(name, before)];
  if (value === null || earlier === null || before.scheduled === 0) return undefined;
  const isRate = metrics[name].unit === 'rate';
  const change = isRate ? Math.round((value - earlier) * 1000) / 10 : value - earlier;
  if (change === 0) return { text: 'No change', tone: 'gray' as const };
  const isMore = change > 0;
  const size = isRate ? `${Math.abs(change).toFixed(1)} pts` : minutesText(Math.abs(change));
  const isBetter = isMore === (name === 'attendance' || name === 'punctuality');
  const tone = name === 'overtime' ? ('gray' as const) : isBetter ? ('green' as const) : ('red' as const);
  return { text: `${isMore ? '+' : '−'}${size}`, tone };
}

/** The shares that the axis of a rate shows: the upper end for what should be high, the lower end for absences. */
export function shareRange(name: MetricName, groups: readonly MetricCounts[]): readonly [number, number] {
  if (metrics[name].unit !== 'rate') return [0, 1];
  const values = groups.map((group) => metricValue(name, group));
  const start = axisStart(values.map((value) => (value !== null && name === 'absence' ? 1 - value : value)));
  return name === 'absence' ? [0, (10 - start * 10) / 10] : [start, 1];
}

/** The days, or for minutes the time, of a part of a bar. */
export function partValue(name: MetricName, rows: MetricRows, counts: MetricCounts): number {
  if (metrics[name].unit === 'minutes') return metricValue(name, counts) ?? 0;
  if (rows === 'worked') return counts.worked;
  if (rows === 'absent') return counts.absent;
  if (rows === 'on_time') return counts.on_time;
  return lateStarts(counts);
}

/** What the figure of a rate is a share of. A day without a clock-out is neither worked nor missed. */
export const wholeOf = (name: MetricName, counts: MetricCounts): number =>
  name === 'punctuality' ? counts.starts : counts.scheduled;

export interface ShownGroup extends MetricCounts {
  readonly id: string;
  readonly name: string;
}

export const asGroup = ({ id, ...rest }: MetricGroup): ShownGroup => ({ ...rest, id: String(id) });

/** 'March 2026'. */
export const asMonth = ({ month, ...counts }: MetricMonth): ShownGroup => ({
  ...counts,
  id: month,
  name: formatMonth(month),
});

/** Below a bar, where the full name of a month touches the next: 'Mar 2026'. */
export const tickText = (by: Grouping, { name }: ShownGroup): string =>
  by === 'month' ? name.replace(/^(\w{3})\w*/, '$1') : name;

/** The parts of a figure's bars: shares of a whole for rates, time for other figures. */
export function seriesOf(name: MetricName): readonly { readonly name: MetricRows; readonly label: string }[] {
  const { rows, unit, label } = metrics[name];
  return rows.map((part) => ({ name: part, label: unit === 'rate' ? metricRowLabels[part] : label }));
}
