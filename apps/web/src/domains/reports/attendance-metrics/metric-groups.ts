import type { CallAnswer } from '@muster/contract/call.ts';
import type { attendanceMetricsCalls } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import { metrics, metricValue } from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { addDays, daysBetween, daysInMonth, earlierDay, laterDay } from '@muster/contract/plain-day.ts';
import { asGroup, asMonth, asWeek, type ShownGroup } from './metric-texts.ts';
import type { MetricsView } from './metrics-address.ts';

type Range = { readonly from: string; readonly to: string };
type Figures = CallAnswer<(typeof attendanceMetricsCalls)['figures']>;

/** Weeks and months in order; clients, teams and shifts with the worst first. */
export function groupsOf(figures: Figures, { by, metric }: Pick<MetricsView, 'by' | 'metric'>): readonly ShownGroup[] {
  if (by === 'week') return figures.weeks.map(asWeek);
  if (by === 'month') return figures.months.map(asMonth);
  const groups = { client: figures.clients, team: figures.teams, shift: figures.shifts }[by].map(asGroup);
  const isHighGood = metrics[metric].unit === 'rate' && metric !== 'absence';
  const rank = (group: ShownGroup) => {
    const value = metricValue(metric, group);
    if (value === null) return Number.POSITIVE_INFINITY;
    return isHighGood ? value : -value;
  };
  return groups.toSorted((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
}

/** The filters and days of a group, from which its figures are counted. */
export function metricQueryOf(
  { by, client, team, shift }: Pick<MetricsView, 'by' | 'client' | 'team' | 'shift'>,
  of: string | null,
  range: Range,
) {
  const id = of === null || isTime(by) ? null : Number(of);
  const pick = (name: MetricsView['by'], filter: number | null) => (by === name && id !== null ? id : filter);
  const chosen = { client: pick('client', client), team: pick('team', team), shift: pick('shift', shift) };
  return {
    ...(of !== null && isTime(by) ? daysOf[by](of, range) : { from: range.from, to: range.to }),
    ...(chosen.client !== null && { client_id: chosen.client }),
    ...(chosen.team !== null && { team_id: chosen.team }),
    ...(chosen.shift !== null && { shift_id: chosen.shift }),
  };
}

const daysOf = { week: withinWeek, month: withinMonth };

/** Whether the groups are days in a row, whose name says which. */
export const isTime = (by: MetricsView['by']): by is 'week' | 'month' => by === 'week' || by === 'month';

/** Weeks end with the range, so that the first may be shorter. */
function withinWeek(first: string, { from, to }: Range) {
  const after = Math.floor(daysBetween(first, to) / 7);
  return { from: laterDay(first, from), to: addDays(to, -7 * after) };
}

function withinMonth(month: string, { from, to }: Range) {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  return { from: laterDay(first, from), to: earlierDay(last, to) };
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return `${month}-${daysInMonth(year, number)}`;
}
