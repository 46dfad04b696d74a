import type { TimesheetDetails } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { timesheetLabels } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { minutesOrNone } from '../timesheet-texts.ts';

/** Status and totals. Null: nothing of it in this period. */
export const sheetFacts = (sheet: TimesheetDetails) => [
  { label: 'Status', value: <StateBadge word={timesheetLabels[sheet.state]} /> },
  { label: 'Days worked', value: `${sheet.worked_days} of ${sheet.planned_days}` },
  { label: 'Worked', value: minutesOrNone(sheet.worked_minutes) },
  ...(sheet.adjusted_minutes === 0
    ? []
    : [{ label: 'Of earlier periods', value: minutesText(sheet.adjusted_minutes) }]),
  { label: 'Late', value: minutesOrNone(sheet.late_minutes) },
  { label: 'Undertime', value: minutesOrNone(sheet.undertime_minutes) },
  { label: 'Overtime', value: minutesOrNone(sheet.overtime_minutes) },
  ...(sheet.waiting_overtime_minutes > 0
    ? [{ label: 'Overtime to approve', value: minutesText(sheet.waiting_overtime_minutes) }]
    : []),
  { label: 'Leave days', value: sheet.leave_days || null },
  ...(sheet.unpaid_leave_days === 0 ? [] : [{ label: 'Of these unpaid', value: sheet.unpaid_leave_days }]),
  { label: 'Absent days', value: sheet.absent_days || null },
];
