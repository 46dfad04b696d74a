import type { TimesheetDetails } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { periodText } from '../timesheet-texts.ts';
import { timesheetQuery } from '../timesheets.queries.ts';
import { PanelActions } from './panel-actions.tsx';
import { TimesheetContent } from './timesheet-content.tsx';

/** One timesheet with its days, history and actions. */
export function TimesheetPanel({ id, opened, onClose }: TimesheetPanelProps) {
  const zone = useViewerZone();
  const details = useQuery({ ...timesheetQuery(id), enabled: opened });
  const { data } = details;
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={titleOf(data)}
      description={data ? `${periodText(data)} · ${data.client}` : null}
      actions={data ? <PanelActions sheet={data} /> : null}
    >
      <Loaded of={details} thing="timesheet">
        {(sheet) => <TimesheetContent sheet={sheet} zone={sheet.is_own ? sheet.zone : zone} />}
      </Loaded>
    </SidePanel>
  );
}

const titleOf = (sheet: TimesheetDetails | undefined) =>
  sheet === undefined || sheet.is_own ? 'Timesheet' : `Timesheet of ${sheet.employee.name}`;

interface TimesheetPanelProps {
  readonly id: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}
