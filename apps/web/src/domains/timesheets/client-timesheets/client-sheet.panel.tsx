import type { ClientSheetDetails } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { timesheetLabels } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { ApprovalChain } from '../../approvals/index.ts';
import { TimesheetAdjustments } from '../timesheet-panel/timesheet-adjustments.tsx';
import { TimesheetDays } from '../timesheet-panel/timesheet-days.tsx';
import styles from '../timesheet-panel/timesheet-panel.module.css';
import { minutesOrNone, periodText } from '../timesheet-texts.ts';
import { type ClientDecision, ClientDecisionDialog } from './client-decision-dialog.tsx';
import { clientSheetQuery } from './client-timesheets.queries.ts';

/** One person's hours for the client, with the decision. */
export function ClientSheetPanel({ id, opened, onClose }: ClientSheetPanelProps) {
  const zone = useViewerZone();
  const details = useQuery({ ...clientSheetQuery(id), enabled: opened });
  const { data } = details;
  const dialog = useLazyPanel((decision: ClientDecision, state) =>
    data ? <ClientDecisionDialog sheet={data} decision={decision} onDecided={onClose} {...state} /> : null,
  );
  const actions = data?.may_decide ? (
    <>
      <Button onClick={() => dialog.open('returned')}>Return</Button>
      <Button tone="primary" onClick={() => dialog.open('approved')}>
        Approve
      </Button>
    </>
  ) : null;
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={data ? `Hours of ${data.employee}` : 'Hours'}
      description={data ? periodText(data) : null}
      actions={actions}
    >
      <Loaded of={details} thing="hours">
        {(sheet) => (
          <div className={styles.content}>
            <RecordStack>
              <DescriptionList short columns={3} facts={factsOf(sheet)} />
              <Card title="Days" flush>
                <TimesheetDays days={sheet.days} zone={zone} />
              </Card>
              <TimesheetAdjustments adjustments={sheet.adjustments} />
              {sheet.approval ? (
                <Card title="Approval">
                  <ApprovalChain chain={sheet.approval} zone={zone} />
                </Card>
              ) : null}
            </RecordStack>
          </div>
        )}
      </Loaded>
      {dialog.panel}
    </SidePanel>
  );
}

const factsOf = (sheet: ClientSheetDetails) => [
  {
    label: 'Status',
    value: <StateBadge word={timesheetLabels[sheet.state]} />,
  },
  { label: 'Days worked', value: String(sheet.worked_days) },
  { label: 'Worked', value: minutesOrNone(sheet.worked_minutes) },
  { label: 'Overtime', value: minutesOrNone(sheet.overtime_minutes) },
  { label: 'Absent days', value: sheet.absent_days || null },
];

interface ClientSheetPanelProps {
  readonly id: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}
