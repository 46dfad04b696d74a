import type { MetricGroup, MetricMonth } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import type { CountedGroup } from './attendance-metrics.repository.ts';

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

const named = (rows: readonly CountedGroup[]) =>
  rows
    .map((row): MetricGroup => ({ id: row.id ?? 0, name: row.name ?? '', ...countsOf(row) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id);

function countsOf(row: CountedGroup | undefined) {
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
