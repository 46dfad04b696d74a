import { dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import type { MetricDay } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import type { MetricRows } from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { metricDayColumns } from '@muster/contract/domains/reports/metric-day-columns.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { stateTones } from '@muster/contract/state-words.ts';
import { Link } from 'react-router';
import { clockText, formatDay, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { StatusWord } from '../../../ui/badge/status-word.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';

/** Person, day and counted values. The person is a link for viewers who may open records. */
export function MetricDaysTable({ days, which }: { readonly days: readonly MetricDay[]; readonly which: MetricRows }) {
  const zone = useViewerZone();
  const mayOpen = useMay(employeeAccess.read);
  return (
    <PlainTable
      label="Days"
      columns={columnsFor({ zone, mayOpen, which })}
      rows={days}
      rowId={(day) => `${day.employee.id} ${day.work_date} ${day.booked_on}`}
      empty="No day here."
    />
  );
}

interface Look {
  readonly zone: string;
  readonly mayOpen: boolean;
  readonly which: MetricRows;
}

const columnsFor = ({ zone, mayOpen, which }: Look): readonly PlainColumn<MetricDay>[] => [
  {
    header: metricDayColumns['employee.name'].label,
    cell: ({ employee, client }) => (
      <>
        {mayOpen ? <Link to={pathOf('employeeDetails', { id: employee.id })}>{employee.name}</Link> : employee.name}
        <SecondLine>{client}</SecondLine>
      </>
    ),
  },
  {
    header: metricDayColumns.work_date.label,
    cell: ({ work_date, booked_on, shift }) => (
      <>
        {formatWeekday(work_date)}
        {shift === null ? null : <SecondLine>{shift}</SecondLine>}
        {booked_on === null ? null : <SecondLine>Adjusted on {formatDay(booked_on)}</SecondLine>}
      </>
    ),
  },
  {
    header: 'In',
    isUnbroken: true,
    cell: ({ first_in, starts_at }) => (
      <>
        {clockText(first_in, zone) ?? '–'}
        {starts_at === null ? null : <SecondLine>Scheduled {clockText(starts_at, zone)}</SecondLine>}
      </>
    ),
  },
  countedColumns[which],
];

const state: PlainColumn<MetricDay> = {
  header: metricDayColumns.state.label,
  isUnbroken: true,
  cell: ({ state: stored, booked_on, days }) => {
    if (booked_on === null)
      return stored === null ? null : <StatusWord tone={stateTones[dayLabels[stored]]}>{dayLabels[stored]}</StatusWord>;
    return days < 0 ? 'No longer counts' : 'Counts now';
  },
};

/** The value for which the day is listed. */
const countedColumns: Readonly<Record<MetricRows, PlainColumn<MetricDay>>> = {
  worked: state,
  absent: state,
  unknown: state,
  on_time: state,
  late: { header: 'Late', align: 'right', cell: (day) => minutesText(day.late_minutes) },
  overtime: { header: 'Overtime', align: 'right', cell: (day) => minutesText(day.overtime_minutes) },
};
