import type { TimesheetDetails } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { lazy, Suspense } from 'react';
import { useOpening } from '../../../platform/form/use-opening.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SubmitTimesheet } from '../own-timesheets/submit-timesheet.tsx';
import { selectionOf, useTimesheetActions } from '../timesheet-list/use-timesheet-actions.tsx';

const ReopenDialog = lazy(() => import('./reopen-dialog.tsx').then((part) => ({ default: part.ReopenDialog })));

/** The actions that the state allows. */
export function PanelActions({ sheet }: { readonly sheet: TimesheetDetails }) {
  const reopening = useOpening<TimesheetDetails>();
  const { approve, lock, dialog } = useTimesheetActions();
  const { abilities, id, first_day: period } = sheet;
  return (
    <>
      {abilities.reopen ? (
        <Button onClick={() => reopening.open(sheet)}>{sheet.state === 'submitted' ? 'Send back' : 'Reopen'}</Button>
      ) : null}
      {abilities.approve ? (
        <Button tone="primary" onClick={() => approve(selectionOf([sheet]), 1)}>
          Approve
        </Button>
      ) : null}
      {abilities.lock ? (
        <Button tone="primary" onClick={() => void lock({ period, ids: [id] })}>
          Lock
        </Button>
      ) : null}
      {sheet.is_own && sheet.state === 'open' ? <SubmitTimesheet sheet={sheet} /> : null}
      {dialog}
      <Suspense>
        {reopening.opening ? (
          <ReopenDialog
            key={reopening.opening.turn}
            sheet={reopening.opening.subject}
            opened={reopening.opening.opened}
            onClose={reopening.close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
