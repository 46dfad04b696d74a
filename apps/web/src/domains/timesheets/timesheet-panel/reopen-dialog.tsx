import type { TimesheetDetails } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { reopenBody } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { callApi } from '../../../platform/api/call-api.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { FormErrors } from '../../../platform/form/form-errors.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import { useRecordForm } from '../../../platform/form/use-record-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { refreshTimesheets } from '../timesheets.queries.ts';
import styles from './timesheet-panel.module.css';

interface ReopenValues {
  reason: string;
}

/** Asks for the reason of reopening. The employee sees it. */
export function ReopenDialog({ sheet, opened, onClose }: ReopenDialogProps) {
  const formId = useId();
  const queries = useQueryClient();
  const { id, version } = sheet;
  const isSentBack = sheet.state === 'submitted';
  const { form, submit } = useRecordForm<ReopenValues>({
    values: { reason: '' },
    schema: reopenBody,
    bodyOf: ({ reason }) => ({ id, version, reason }),
    send: ({ reason }) => callApi(timesheetsEndpoints.reopen, { body: { id, version, reason } }),
    thing: 'timesheet',
    success: isSentBack ? 'The timesheet was sent back.' : 'The timesheet is open again.',
    onSaved: async () => {
      onClose();
      await refreshTimesheets(queries);
    },
  });
  const { isSubmitting } = useFormState({ control: form.control });
  const title = isSentBack ? 'Send back' : 'Reopen';
  return (
    <FormProvider {...form}>
      <AppModal
        opened={opened}
        onClose={isSubmitting ? () => undefined : onClose}
        title={`${title}: ${sheet.employee.name}`}
        actions={
          <>
            <Button onClick={onClose} disabled={isSubmitting}>
              Cancel
            </Button>
            <Button type="submit" form={formId} tone="primary" busy={isSubmitting}>
              {title}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          aria-label={title}
          className={styles.form}
          onSubmit={(event) => void submit(event)}
        >
          <FormErrors />
          <p className={styles.none}>
            {sheet.state === 'locked'
              ? 'Its days may be corrected again. It must be submitted, approved and locked anew.'
              : 'It must be submitted and approved anew.'}
          </p>
          <TextAreaField<ReopenValues> name="reason" label="Reason" required rows={3} maxLength={500} />
        </form>
      </AppModal>
    </FormProvider>
  );
}

interface ReopenDialogProps {
  readonly sheet: TimesheetDetails;
  readonly opened: boolean;
  readonly onClose: () => void;
}
