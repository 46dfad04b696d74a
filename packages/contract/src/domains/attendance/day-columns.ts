import { defineColumns } from '../../list-column.ts';
import { peopleFilters } from '../shifts/people-filters.ts';
import { dayLabels } from './attendance.constants.ts';
import { maySeePay } from './attendance.policy.ts';
import type { DayRow } from './attendance-answers.ts';
import { adjustedPayColumns, payColumnsOfProvider } from './pay-minutes.ts';

export const dayColumns = defineColumns<Pick<DayRow, 'settled' | 'pay_minutes' | 'adjusted_pay_minutes'>>()({
  ...peopleFilters,
  employee_id: { label: 'Employee', kind: 'id', filterOnly: true },
  'employee.name': { label: 'Name', kind: 'text', searchable: true, width: 30 },
  'employee.position': { label: 'Position', kind: 'text' },
  client: { label: 'Client', kind: 'text', width: 30 },
  work_date: { label: 'Day', kind: 'day' },
  state: { label: 'Status', kind: 'choice', options: dayLabels, width: 14 },
  shift: { label: 'Shift', kind: 'text', width: 24 },
  starts_at: { label: 'Planned start', kind: 'instant' },
  ends_at: { label: 'Planned end', kind: 'instant' },
  first_in: { label: 'Clocked in', kind: 'instant' },
  last_out: { label: 'Clocked out', kind: 'instant' },
  zone: { label: 'Zone of the shift', kind: 'text', sortable: false, filterable: false, width: 20 },
  planned_minutes: { label: 'Planned minutes', kind: 'minutes' },
  worked_minutes: { label: 'Worked minutes', kind: 'minutes' },
  late_minutes: { label: 'Late minutes', kind: 'minutes' },
  undertime_minutes: { label: 'Undertime minutes', kind: 'minutes' },
  overtime_minutes: { label: 'Overtime minutes', kind: 'minutes' },
  waiting_overtime_minutes: { label: 'Overtime minutes waiting for approval', kind: 'minutes', seenBy: maySeePay },
  night_minutes: { label: 'Minutes at night', kind: 'minutes' },
  holiday_minutes: { label: 'Minutes on a holiday', kind: 'minutes' },
  paid_break_minutes: { label: 'Paid break minutes', kind: 'minutes' },
  unpaid_break_minutes: { label: 'Unpaid break minutes', kind: 'minutes' },
  ...payColumnsOfProvider,
  adjusted_minutes: { label: 'Minutes adjusted in later periods', kind: 'minutes', sortable: false, filterable: false },
  ...adjustedPayColumns,
  settled: {
    label: 'In progress',
    kind: 'yesNo',
    sortable: false,
    filterable: false,
    value: ({ settled }) => !settled,
  },
  is_correction_pending: { label: 'Correction pending', kind: 'yesNo', sortable: false, filterable: false },
  locked: { label: 'Locked', kind: 'text', sortable: false, filterable: false, width: 40 },
});
