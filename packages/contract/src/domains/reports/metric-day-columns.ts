import { defineColumns } from '../../list-column.ts';
import { dayLabels } from '../attendance/attendance.constants.ts';

export const metricDayColumns = defineColumns()({
  'employee.name': { label: 'Name', kind: 'text', searchable: true, width: 30 },
  'employee.position': { label: 'Position', kind: 'text' },
  client: { label: 'Client', kind: 'text', width: 30 },
  work_date: { label: 'Day', kind: 'day' },
  state: { label: 'State', kind: 'choice', options: dayLabels, width: 14 },
  shift: { label: 'Shift', kind: 'text', width: 24 },
  starts_at: { label: 'Planned start', kind: 'instant' },
  first_in: { label: 'Clocked in', kind: 'instant' },
  last_out: { label: 'Clocked out', kind: 'instant' },
  zone: { label: 'Zone of the shift', kind: 'text', width: 20 },
  late_minutes: { label: 'Late minutes', kind: 'minutes' },
  overtime_minutes: { label: 'Overtime minutes', kind: 'minutes' },
});
