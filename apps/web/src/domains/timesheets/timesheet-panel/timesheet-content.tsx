import type { TimesheetDetails } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { timesheetLabels } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { stateTones } from '@muster/contract/state-words.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { Timeline } from '../../../ui/timeline/timeline.tsx';
import { ApprovalChain } from '../../approvals/index.ts';
import { LazyPayTable } from '../../attendance/index.ts';
import { blockersText, minutesOrNone } from '../timesheet-texts.ts';
import { TimesheetAdjustments } from './timesheet-adjustments.tsx';
import { TimesheetDays } from './timesheet-days.tsx';
import styles from './timesheet-panel.module.css';

export function TimesheetContent({ sheet, zone }: { readonly sheet: TimesheetDetails; readonly zone: string }) {
  const unsplit = sheet.worked_minutes - Object.values(sheet.pay_minutes).reduce((sum, minutes) => sum + minutes, 0);
  return (
    <div className={styles.content}>
      <RecordStack>
        {sheet.locked === null ? null : <Notice tone="amber">{sheet.locked}</Notice>}
        {sheet.is_changed ? (
          <Notice tone="red">
            Days changed after the approval. Reopen it, so that it is submitted and approved again.
          </Notice>
        ) : null}
        {sheet.blockers.length > 0 ? (
          <Notice tone="amber" title="Not settled yet">
            {blockersText(sheet.blockers)}
          </Notice>
        ) : null}
        <DescriptionList short columns={3} facts={factsOf(sheet)} />
        <Card title="For payroll" flush>
          <LazyPayTable pay={sheet.pay_minutes} />
          {unsplit > 0 ? (
            <CardNote>
              {minutesText(unsplit)} more were worked on days that were settled before minutes were split.
            </CardNote>
          ) : null}
        </Card>
        <Card title="Days" flush>
          <TimesheetDays days={sheet.days} zone={zone} />
        </Card>
        <TimesheetAdjustments adjustments={sheet.adjustments} />
        {sheet.approval ? (
          <Card title="Approval">
            <ApprovalChain chain={sheet.approval} zone={zone} />
          </Card>
        ) : null}
        <Card title="History">
          {sheet.steps.length === 0 ? (
            <CardNote inBody>No history yet.</CardNote>
          ) : (
            <Timeline label="History" events={sheet.steps.map((step) => eventOf(step, zone))} />
          )}
        </Card>
      </RecordStack>
    </div>
  );
}

const factsOf = (sheet: TimesheetDetails) => [
  {
    label: 'Status',
    value: <StateBadge word={timesheetLabels[sheet.state]} />,
  },
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

const eventOf = ({ id, to_state, by, at, reason }: TimesheetDetails['steps'][number], zone: string) => ({
  id,
  title: to_state === 'open' ? 'Opened again' : timesheetLabels[to_state],
  meta: `${by ?? 'Someone'}, ${formatDateTime(at, zone)}`,
  detail: reason,
  tone: stateTones[timesheetLabels[to_state]],
});
