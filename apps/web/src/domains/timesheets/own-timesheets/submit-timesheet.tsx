import type { OwnTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { periodText, submitBlockers } from '../timesheet-texts.ts';
import { refreshTimesheets } from '../timesheets.queries.ts';

type Submittable = Pick<OwnTimesheet, 'id' | 'version' | 'first_day' | 'last_day' | 'is_over' | 'blockers'>;

interface SubmitTimesheetProps {
  readonly sheet: Submittable;
  /** The employee, if another user submits it. */
  readonly person?: string | undefined;
  /** In a row of a table. */
  readonly small?: boolean;
}

/** Submits a timesheet, once its period is over and its days are settled. */
export function SubmitTimesheet({ sheet, person, small }: SubmitTimesheetProps) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const { id, version } = sheet;
  const submit = () =>
    ask({
      title: 'Submit timesheet',
      text: person === undefined ? ownText(sheet) : textFor(sheet, person),
      confirmLabel: 'Submit',
      processingLabel: 'Submitting...',
      action: async () => {
        await callApi(timesheetsEndpoints.submit, { body: { id, version } });
        showSuccess('The timesheet was submitted.');
        await refreshTimesheets(queries);
      },
      explain: problemText,
    });
  return (
    <>
      <Button
        small={small}
        tone={small ? 'default' : 'primary'}
        disabled={!sheet.is_over || submitBlockers(sheet.blockers).length > 0}
        onClick={submit}
      >
        Submit
      </Button>
      {dialog}
    </>
  );
}

const ownText = (sheet: Submittable) =>
  `Submit ${periodText(sheet)}? Your team lead or HR will review it. You can't edit it unless it's returned.`;

const textFor = (sheet: Submittable, person: string) =>
  `Submit ${periodText(sheet)} for ${person}? They can't sign in to do it. The history shows that you submitted it, and someone else has to approve it.`;
