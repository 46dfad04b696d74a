import { useEffect } from 'react';
import { type FieldPath, useFormContext, useFormState } from 'react-hook-form';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketAttachmentEndpoints } from '../../../platform/api/endpoints/ticket-attachment.generated.ts';
import { type FailedUpload, type Sending, useUploads } from '../../../platform/upload/use-uploads.ts';
import type { FieldLook } from '../../../ui/field/field.tsx';
import { AttachmentChoice, attachmentLimits } from '../../documents/index.ts';
import styles from './ticket-form.module.css';
import type { TicketFormValues } from './ticket-form-values.ts';

/** What was chosen for one field, and how it follows the filed ticket. */
interface ChosenFiles {
  readonly count: number;
  readonly send: (ticketId: number) => Promise<readonly FailedUpload[]>;
}
/** By the key of the field. */
export type FormFiles = Map<string, ChosenFiles>;

/** Files of one field. They are sent once the ticket has its id. */
export function FilesField({ fieldKey, label, helper, required = false, files }: FilesFieldProps) {
  const name: FieldPath<TicketFormValues> = `details.${fieldKey}`;
  const uploads = useUploads<number>({ label: 'file', limits: attachmentLimits, send: sendFile, onDone: () => {} });
  const count = uploads.rows.filter(({ state }) => state !== 'failed').length;
  const { getFieldState, clearErrors } = useFormContext<TicketFormValues>();
  const { error } = getFieldState(name, useFormState<TicketFormValues>({ name }));
  useEffect(() => {
    files.set(fieldKey, { count, send: uploads.sendChosen });
  });
  useEffect(() => () => void files.delete(fieldKey), [files, fieldKey]);
  useEffect(() => {
    if (count > 0) clearErrors(name);
  }, [count, clearErrors, name]);
  return (
    <section className={styles.files} aria-label={label}>
      <p className={styles.label}>
        {label} {required ? <span>*</span> : null}
      </p>
      {helper === undefined ? null : <p className={styles.helper}>{helper}</p>}
      <AttachmentChoice label={label} uploads={uploads} error={error?.message} />
    </section>
  );
}

interface FilesFieldProps extends FieldLook {
  readonly fieldKey: string;
  readonly files: FormFiles;
}

function sendFile(file: File, ticketId: number, sending: Sending): Promise<unknown> {
  const body = new FormData();
  body.append('ticket_id', String(ticketId));
  body.append('attachment', file);
  return callApi(ticketAttachmentEndpoints.add, { body, ...sending });
}
