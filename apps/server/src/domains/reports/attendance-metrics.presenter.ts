import type {
  MetricGroup,
  MetricMonth,
  MetricWeek,
} from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import type { MetricCounts } from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import type { CountedGroup, CountedWeek } from './attendance-metrics.repository.ts';

/** The total, months in order, and clients, teams and shifts by name. */
export function presentMetrics(rows: readonly CountedGroup[]) {
  const of = (by: CountedGroup['by']) => rows.filter((row) => row.by === by);
  const [total] = of('total');
  return {
    total: countsOf(total),
    months: of('month')
      .map((row): MetricMonth => ({ month: row.name ?? '', ...countsOf(row) }))
      .toSorted((one, other) => (one.month < other.month ? -1 : 1)),
    clients: named(of('client')),
    teams: named(of('team')),
    shifts: named(of('shift')),
  };
}

/** Weeks of seven days up to `to`, oldest first, the first perhaps shorter; a week in which nothing counts has zeros. */
export function presentWeeks(rows: readonly CountedWeek[], range: Pick<MetricWeek, 'from' | 'to'>): MetricWeek[] {
  const [first, end] = [Temporal.PlainDate.from(range.from), Temporal.PlainDate.from(range.to)];
  const weeks = Math.ceil((first.until(end).days + 1) / 7);
  return Array.from({ length: weeks }, (_, index) => {
    const back = weeks - 1 - index;
    const last = end.subtract({ weeks: back });
    return {
      from: (index === 0 ? first : last.subtract({ days: 6 })).toString(),
      to: last.toString(),
      ...countsOf(rows.find((row) => row.back === back)),
    };
  });
}

export function sumOf(rows: readonly MetricCounts[]): MetricCounts {
  const sum = (name: keyof MetricCounts) => rows.reduce((total, row) => total + row[name], 0);
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

const named = (rows: readonly CountedGroup[]) =>
  rows
    .map((row): MetricGroup => ({ id: row.id ?? 0, name: row.name ?? '', ...countsOf(row) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id);

function countsOf(row: MetricCounts | undefined): MetricCounts {
  const {
    scheduled = 0,
    worked = 0,
    absent = 0,
    starts = 0,
    on_time = 0,
    late_minutes = 0,
    overtime_minutes = 0,
  } = row ?? {};
  return { scheduled, worked, absent, starts, on_time, late_minutes, overtime_minutes };
}
