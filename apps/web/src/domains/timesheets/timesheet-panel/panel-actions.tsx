import type { TimesheetDetails } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SubmitTimesheet } from '../own-timesheets/submit-timesheet.tsx';
import { selectionOf, useTimesheetActions } from '../timesheet-list/use-timesheet-actions.tsx';
import { LazyReopenDialog } from './lazy-reopen-dialog.ts';

/** The actions that the state allows. */
export function PanelActions({ sheet }: { readonly sheet: TimesheetDetails }) {
  const reopening = useLazyPanel((subject: TimesheetDetails, state) => <LazyReopenDialog sheet={subject} {...state} />);
  const { approve, lock, dialog } = useTimesheetActions();
  const { abilities, id, first_day: period } = sheet;
  return (
    <>
      {abilities.reopen ? (
        <Button onClick={() => reopening.open(sheet)}>{sheet.state === 'submitted' ? 'Send back…' : 'Reopen…'}</Button>
      ) : null}
      {abilities.approve ? (
        <Button tone="primary" onClick={() => void approve(selectionOf([sheet]))}>
          Approve
        </Button>
      ) : null}
      {abilities.lock ? (
        <Button tone="primary" onClick={() => void lock({ period, ids: [id] })}>
          Lock
        </Button>
      ) : null}
      {abilities.submit ? (
        <SubmitTimesheet sheet={sheet} person={sheet.is_own ? undefined : sheet.employee.name} />
      ) : null}
      {dialog}
      {reopening.panel}
    </>
  );
}
