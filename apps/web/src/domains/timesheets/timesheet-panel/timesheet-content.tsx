import type { TimesheetDetails } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { timesheetLabels } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { stateTones } from '@muster/contract/state-words.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { Timeline } from '../../../ui/timeline/timeline.tsx';
import { ApprovalChain } from '../../approvals/index.ts';
import { LazyPayTable } from '../../attendance/index.ts';
import { blockersText } from '../timesheet-texts.ts';
import { sheetFacts } from './sheet-facts.tsx';
import { SheetNotices } from './sheet-notices.tsx';
import { TimesheetAdjustments } from './timesheet-adjustments.tsx';
import { TimesheetDays } from './timesheet-days.tsx';
import styles from './timesheet-panel.module.css';

export function TimesheetContent({ sheet, zone }: { readonly sheet: TimesheetDetails; readonly zone: string }) {
  const unsplit = sheet.worked_minutes - Object.values(sheet.pay_minutes).reduce((sum, minutes) => sum + minutes, 0);
  return (
    <div className={styles.content}>
      <RecordStack>
        <SheetNotices sheet={sheet} />
        {sheet.blockers.length > 0 ? (
          <Notice tone="amber" title="Not settled yet">
            {blockersText(sheet.blockers)}
          </Notice>
        ) : null}
        <DescriptionList short columns={3} facts={sheetFacts(sheet)} />
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

const eventOf = ({ id, to_state, by, at, reason }: TimesheetDetails['steps'][number], zone: string) => ({
  id,
  title: to_state === 'open' ? 'Opened again' : timesheetLabels[to_state],
  meta: `${by ?? 'Someone'}, ${formatDateTime(at, zone)}`,
  detail: reason,
  tone: stateTones[timesheetLabels[to_state]],
});
