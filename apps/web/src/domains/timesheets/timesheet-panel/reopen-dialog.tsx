import type { TimesheetRow } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { reopenBody } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import { refreshTimesheets } from '../timesheets.queries.ts';

interface ReopenValues {
  reason: string;
}

/** Asks for the reason of reopening. The employee sees it. */
export function ReopenDialog({ sheet, opened, onClose }: ReopenDialogProps) {
  const queries = useQueryClient();
  const { id, version } = sheet;
  const isSentBack = sheet.state === 'submitted';
  const title = isSentBack ? 'Send back' : 'Reopen';
  return (
    <RecordDialog<ReopenValues>
      title={`${title}: ${sheet.employee.name}`}
      formLabel={title}
      intro={
        sheet.state === 'locked'
          ? 'Its days can be corrected again. It will need to be resubmitted, approved and locked again.'
          : 'It will need to be resubmitted and approved again.'
      }
      button={{ label: title, processingLabel: title }}
      opened={opened}
      onClose={onClose}
      values={{ reason: '' }}
      call={formCall({
        schema: reopenBody,
        bodyOf: ({ reason }) => ({ id, version, reason }),
        send: (body) => callApi(timesheetsEndpoints.reopen, { body }),
      })}
      thing="timesheet"
      success={isSentBack ? 'The timesheet was sent back.' : 'The timesheet is open again.'}
      onSaved={() => refreshTimesheets(queries)}
    >
      <TextAreaField<ReopenValues> name="reason" label="Reason" required rows={3} maxLength={500} />
    </RecordDialog>
  );
}

interface ReopenDialogProps {
  readonly sheet: Pick<TimesheetRow, 'id' | 'version' | 'state'> & { readonly employee: { readonly name: string } };
  readonly opened: boolean;
  readonly onClose: () => void;
}
