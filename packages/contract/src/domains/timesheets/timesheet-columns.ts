import { defineColumns, idColumn } from '../../list-column.ts';
import { payColumns } from '../attendance/pay-minutes.ts';
import type { PayMinutes } from '../attendance/pay-names.ts';
import { timesheetLabels } from './timesheets.constants.ts';

interface ExportedTimesheet {
  readonly teams: readonly string[];
  readonly pay_minutes: PayMinutes;
}

export const timesheetColumns = defineColumns<ExportedTimesheet>()({
  id: idColumn,
  'employee.name': { label: 'Name', kind: 'text', searchable: true, width: 30 },
  'employee.position': { label: 'Position', kind: 'text', searchable: true, sortable: false, filterable: false },
  client: { label: 'Client', kind: 'text', searchable: true, width: 30 },
  team: { label: 'Team', kind: 'text', value: ({ teams }) => teams, filteredBy: 'ids' },
  first_day: { label: 'Period from', kind: 'day', sortable: false, filterable: false },
  last_day: { label: 'Period to', kind: 'day', sortable: false, filterable: false },
  state: { label: 'Status', kind: 'choice', options: timesheetLabels },
  planned_days: { label: 'Planned days', kind: 'number', sortable: false, filterable: false, totalled: true },
  worked_days: { label: 'Worked days', kind: 'number', totalled: true },
  worked_minutes: { label: 'Worked minutes', kind: 'minutes', totalled: true },
  late_minutes: { label: 'Late minutes', kind: 'minutes', totalled: true },
  undertime_minutes: { label: 'Undertime minutes', kind: 'minutes', totalled: true },
  overtime_minutes: { label: 'Overtime minutes', kind: 'minutes', totalled: true },
  waiting_overtime_minutes: { label: 'Overtime minutes waiting for approval', kind: 'minutes' },
  adjusted_minutes: { label: 'Of these adjusted from earlier periods', kind: 'minutes' },
  ...payColumns,
  leave_days: { label: 'Leave days', kind: 'number', totalled: true },
  unpaid_leave_days: { label: 'Of these unpaid', kind: 'number', totalled: true },
  absent_days: { label: 'Absent days', kind: 'number', totalled: true },
  unsettled_days: { label: 'Unsettled days', kind: 'number', totalled: true },
});
