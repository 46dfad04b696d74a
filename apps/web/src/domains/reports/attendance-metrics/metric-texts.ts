import { countText } from '@muster/contract/counted.ts';
import type {
  AttendanceFigures,
  MetricGroup,
  MetricMonth,
  MetricWeek,
} from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import {
  type MetricCounts,
  type MetricName,
  type MetricRows,
  metrics,
  metricValue,
} from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { formatDays, formatMonth } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { noBreak } from '../../../platform/format/no-break.ts';
import { closeAxisStart } from '../../../ui/chart/axis-start.ts';
import type { Grouping } from './metrics-address.ts';

export const groupingLabels: Readonly<Record<Grouping, string>> = {
  week: 'Week',
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

/** '↑ 1.6 pts', '↓ 2 h 5 min' against the period before; undefined without days to compare. */
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
  return { text: noBreak(`${isMore ? '↑' : '↓'} ${size}`), tone };
}

/** Says what the tiles compare with, or that nothing is there to compare. */
export function comparisonText({ from, to, total }: AttendanceFigures['before']): string {
  const days = formatDays(from, to);
  return total.scheduled === 0 ? `no data from ${days} to compare with` : `compared with ${days}`;
}

/** Where the axis of a rate begins and ends, so that differences are seen. Absences are few: their axis begins at 0 and ends early. */
export function shareRange(name: MetricName, shares: readonly (number | null)[]): readonly [number, number] {
  if (name !== 'absence') return [closeAxisStart(shares), 1];
  const present = shares.map((share) => (share === null ? null : 1 - share));
  return [0, (20 - closeAxisStart(present) * 20) / 20];
}

/** A company that has used the portal for a few weeks has nothing to compare with yet. */
export const isCompared = (name: MetricName, weeks: readonly MetricCounts[]): boolean =>
  weeks.filter((week) => metricValue(name, week) !== null).length * 2 >= weeks.length;

/** The days, or for minutes the time, of a part of a figure. */
export function partValue(name: MetricName, part: MetricRows, counts: MetricCounts): number {
  if (metrics[name].unit === 'minutes') return metricValue(name, counts) ?? 0;
  if (part === 'worked') return counts.worked;
  if (part === 'absent') return counts.absent;
  if (part === 'unknown') return unknownDays(counts);
  return part === 'on_time' ? counts.on_time : lateStarts(counts);
}

/** A day without a clock-out is neither worked nor missed until it is corrected. */
export const unknownDays = ({ scheduled, worked, absent }: MetricCounts) => Math.max(0, scheduled - worked - absent);

export interface ShownGroup extends MetricCounts {
  readonly id: string;
  readonly name: string;
}

export const asGroup = ({ id, ...rest }: MetricGroup): ShownGroup => ({ ...rest, id: String(id) });

/** 'Nov 16 – 22'. */
export const asWeek = ({ from, to, ...counts }: MetricWeek): ShownGroup => ({
  ...counts,
  id: from,
  name: formatDays(from, to),
});

/** 'March 2026'. */
export const asMonth = ({ month, ...counts }: MetricMonth): ShownGroup => ({
  ...counts,
  id: month,
  name: formatMonth(month),
});

/** Below a bar, where the full name of a month touches the next: 'Mar 2026'. */
export const tickText = (by: Grouping, { name }: ShownGroup): string =>
  by === 'month' ? name.replace(/^(\w{3})\w*/, '$1') : name;
