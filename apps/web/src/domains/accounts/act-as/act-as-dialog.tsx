import { validationMessages } from '@muster/contract/validation-messages.ts';
import { useId, useState } from 'react';
import { forgetToken } from '../../../platform/api/by-token.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { impersonationEndpoints } from '../../../platform/api/endpoints/impersonation.generated.ts';
import { missingFields, useSubmit } from '../../../platform/form/use-submit.ts';
import { leavePage } from '../../../platform/session/page-exit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/input/text-input.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import styles from '../account-forms.module.css';

/** Asks for a reason, which is stored in the activity log; the user is notified (reliability row 30). */
export function ActAsDialog({ userId, name, opened, onClose }: ActAsDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const form = useSubmit({
    check: () => missingFields({ reason: { value: reason.trim(), text: validationMessages.required('Reason') } }),
    send: async () => {
      await callApi(impersonationEndpoints.impersonate, { params: { id: userId }, query: { reason: reason.trim() } });
      forgetToken();
      leavePage('/');
    },
  });
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={`Act as ${name}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" busy={form.busy}>
            {form.busy ? 'Starting...' : 'Start'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate aria-label={`Act as ${name}`} onSubmit={form.onSubmit}>
        {form.problem ? <Notice tone="red">{form.problem}</Notice> : null}
        <p>You see the portal as {name} does, for an hour at most. The activity log shows both names.</p>
        <Field
          label="Reason"
          required
          error={form.errorOf('reason')}
          helper={`${name} is notified, and the activity log stores the reason.`}
        >
          {(control) => (
            <TextInput
              {...control}
              data-autofocus=""
              autoComplete="off"
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </form>
    </AppModal>
  );
}

interface ActAsDialogProps {
  readonly userId: number;
  readonly name: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}
