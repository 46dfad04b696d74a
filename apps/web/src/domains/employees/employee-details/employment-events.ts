import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { StatusHistoryRow } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { formatDateTime, formatDay, formatDays } from '../../../platform/format/dates.ts';
import type { TimelineEvent } from '../../../ui/timeline/timeline.tsx';
import { statusTone } from '../status-label.ts';

type EmploymentPeriod = EmployeeDetails['employee_active_dates'][number];

/** One for each employment period, newest first. */
export function employmentPeriodEvents({ employee_active_dates: periods }: EmployeeDetails): readonly TimelineEvent[] {
  return periods.map((period, index) => ({
    id: period.start_date,
    title: formatDays(period.start_date, period.end_date, 'present'),
    meta: index === periods.length - 1 ? 'First employment' : 'Rehired',
    detail: endingText(period),
    tone: period.end_date === null ? 'green' : 'gray',
  }));
}

/** Who changed the status, to what, from when on, and why. */
export function statusEvents(rows: readonly StatusHistoryRow[], zone: string): readonly TimelineEvent[] {
  return rows.map((row) => ({
    id: row.id,
    title: row.from === null ? `Added as ${row.to.name}` : `${row.from.name} → ${row.to.name}`,
    meta: `From ${formatDay(row.effective_on)} · ${personText(row)}, ${formatDateTime(row.at, zone)}`,
    detail: row.reason,
    tone: statusTone(row.to.group),
  }));
}

function endingText({ end_date, reason, clearance_status, rehire }: EmploymentPeriod): string | null {
  if (end_date === null) return null;
  const facts = [
    reason,
    clearance_status && `Clearance: ${clearance_status}`,
    rehire === null ? null : `Rehire: ${rehire ? 'Yes' : 'No'}`,
  ];
  return facts.filter(Boolean).join(' · ');
}

function personText({ actor_name, impersonator_name }: StatusHistoryRow): string {
  const actor = actor_name ?? 'The portal';
  return impersonator_name === null ? actor : `${impersonator_name} as ${actor}`;
}
