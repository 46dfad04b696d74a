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
  return name === 'overtime' ? 'on any day' : `${countText(lateStarts(counts))} late starts`;
}

const lateStarts = ({ starts, on_time }: MetricCounts) => starts - on_time;

/** The days, or for minutes the time, of a part of a bar. */
export function partValue(name: MetricName, rows: MetricRows, counts: MetricCounts): number {
  if (metrics[name].unit === 'minutes') return metricValue(name, counts) ?? 0;
  if (rows === 'worked') return counts.worked;
  if (rows === 'absent') return counts.absent;
  if (rows === 'on_time') return counts.on_time;
  return lateStarts(counts);
}

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

/** The parts of a figure's bars: shares of a whole for rates, time for other figures. */
export function seriesOf(name: MetricName): readonly { readonly name: MetricRows; readonly label: string }[] {
  const { rows, unit, label } = metrics[name];
  return rows.map((part) => ({ name: part, label: unit === 'rate' ? metricRowLabels[part] : label }));
}
