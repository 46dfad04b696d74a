import { defineColumns } from '../../list-column.ts';
import { dayColumns } from '../attendance/day-columns.ts';

/** The columns of a day that the figures are made of. */
export const metricDayColumns = defineColumns()({
  'employee.name': dayColumns['employee.name'],
  'employee.position': dayColumns['employee.position'],
  client: dayColumns.client,
  work_date: dayColumns.work_date,
  booked_on: { label: 'Adjusted on', kind: 'day' },
  state: dayColumns.state,
  shift: dayColumns.shift,
  starts_at: dayColumns.starts_at,
  first_in: dayColumns.first_in,
  last_out: dayColumns.last_out,
  // Sorted and filtered here, unlike in the list of days.
  zone: { label: dayColumns.zone.label, kind: 'text', width: 20 },
  days: { label: 'Counted days', kind: 'number', sortable: false, filterable: false },
  late_minutes: { ...dayColumns.late_minutes, totalled: true },
  overtime_minutes: { ...dayColumns.overtime_minutes, totalled: true },
});
