import type { TicketFilingForm } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import {
  ticketLabels as labels,
  ticketLimits,
  ticketNumber,
} from '@muster/contract/domains/tickets/tickets.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useEffect } from 'react';
import { FormProvider, useFormState, useWatch } from 'react-hook-form';
import { FormErrors } from '../../../platform/form/form-errors.tsx';
import { RestoredDraft } from '../../../platform/form/restored-draft.tsx';
import { SubmitButton } from '../../../platform/form/submit-button.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { useUnsavedGuard } from '../../../platform/form/use-unsaved-guard.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AnswerField } from './answer-field.tsx';
import { FilesField } from './files-field.tsx';
import { FilingOutlook } from './filing-outlook.tsx';
import { PersonField } from './person-field.tsx';
import styles from './ticket-form.module.css';
import {
  fieldsShown,
  hasOwnSubject,
  isRequired,
  otherFiles,
  type TicketFormValues,
  takesOtherFiles,
} from './ticket-form-values.ts';
import { useTicketForm } from './use-ticket-form.ts';

/** The form of one type, for the viewer or on behalf of an employee. */
export function TicketForm({ form: filing, continues, onEmployee }: TicketFormProps) {
  const { form, submit, draft, files } = useTicketForm(filing, continues);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const guard = useUnsavedGuard(isDirty && !isSubmitting);
  const [employeeId, details] = useWatch({ control: form.control, name: ['employee_id', 'details'] });
  useEffect(() => onEmployee(employeeId), [employeeId, onEmployee]);
  return (
    <FormProvider {...form}>
      <Page>
        <PageHeader title={filing.name} text={filing.description} />
        <form className={styles.form} noValidate aria-label={filing.name} onSubmit={(event) => void submit(event)}>
          <div className={styles.notes}>
            <FormErrors<TicketFormValues> />
            {continues === null ? null : <Notice>{`Continues ${ticketNumber(continues)}, which is closed.`}</Notice>}
            {draft.restored ? <RestoredDraft onDiscard={draft.discard} /> : null}
          </div>
          <FormSection isOnPage id="ticket" title="Your ticket">
            {filing.is_for_others ? (
              <PersonField<TicketFormValues>
                name="employee_id"
                label={labels.employee_id}
                required={isRequired(filing)}
                helper={isRequired(filing) ? undefined : 'Leave it empty to file for yourself.'}
                wide
              />
            ) : null}
            {hasOwnSubject(filing) ? (
              <TextField<TicketFormValues>
                name="subject"
                label={labels.subject}
                required
                maxLength={ticketLimits.subject}
                wide
              />
            ) : null}
            {fieldsShown(filing, details).map((field) => (
              <AnswerField key={`${field.key} ${field.kind}`} field={field} form={filing} files={files} />
            ))}
            {takesOtherFiles(filing) ? <FilesField fieldKey={otherFiles} label="Attachments" files={files} /> : null}
          </FormSection>
          <aside className={styles.outlook} aria-label="After you submit">
            <FilingOutlook form={filing} />
          </aside>
          <div className={styles.actions}>
            <LinkButton to={pathOf('submitATicket')}>Cancel</LinkButton>
            <SubmitButton label="Submit ticket" processingLabel="Submitting..." busy={isSubmitting} />
          </div>
        </form>
      </Page>
      {guard.dialog}
    </FormProvider>
  );
}

interface TicketFormProps {
  readonly form: TicketFilingForm;
  /** A closed ticket that the new one continues. */
  readonly continues: number | null;
  /** Another employee has other leads, leave types and computed values. */
  readonly onEmployee: (id: number | null) => void;
}
