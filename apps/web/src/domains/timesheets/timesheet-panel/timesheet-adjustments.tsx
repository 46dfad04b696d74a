import { adjustmentReasonLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { ClientAdjustment } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import type { TimesheetAdjustment } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { blockerTexts } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { changeText, minutesText } from '../../../platform/format/minutes.ts';
import { Card } from '../../../ui/card/card.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';

/** Clients get them without what pay is computed from. */
type ShownAdjustment = ClientAdjustment & Partial<TimesheetAdjustment>;

/** What changed about locked days of earlier periods and counts in this one. Nothing without any. */
export function TimesheetAdjustments({ adjustments }: { readonly adjustments: readonly ShownAdjustment[] }) {
  if (adjustments.length === 0) return null;
  return (
    <Card title="Adjustments of earlier periods" flush>
      <PlainTable
        label="Adjustments of earlier periods"
        columns={columns}
        rows={adjustments}
        rowId={({ work_date }) => work_date}
        empty=""
      />
    </Card>
  );
}

const columns: readonly PlainColumn<ShownAdjustment>[] = [
  { header: 'Day', isUnbroken: true, cell: ({ work_date }) => formatWeekday(work_date) },
  { header: 'Reason', cell: ({ reasons }) => reasons.map((reason) => adjustmentReasonLabels[reason]).join(', ') },
  {
    header: 'Worked',
    align: 'right',
    cell: (adjustment) => {
      const { minutes_before: before, worked_minutes: change } = adjustment;
      const notes = notesOf(adjustment);
      return (
        <>
          {minutesText(before)} → {minutesText(before + change)}
          {notes === '' ? null : <SecondLine>{notes}</SecondLine>}
        </>
      );
    },
  },
];

function notesOf({ is_settled, worked_minutes: worked, ...adjustment }: ShownAdjustment): string {
  if (!is_settled) return adjustment.is_leave_worked ? blockerTexts.leave : blockerTexts.conflict;
  const { late_minutes: late, undertime_minutes: undertime, overtime_minutes: overtime } = adjustment;
  const waiting = adjustment.waiting_overtime_minutes ?? 0;
  const notes = [
    worked === 0 ? '' : changeText(worked),
    late === 0 ? '' : `${changeText(late)} late`,
    undertime === 0 ? '' : `${changeText(undertime)} undertime`,
    overtime === 0 ? '' : `${changeText(overtime)} overtime`,
    waiting === 0 ? '' : `${minutesText(waiting)} overtime pending approval`,
  ].filter(Boolean);
  return notes.length === 0 ? 'counted differently' : notes.join(', ');
}
