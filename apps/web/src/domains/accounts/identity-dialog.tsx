import { validationMessages } from '@muster/contract/validation-messages.ts';
import { useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { signInEndpoints } from '../../platform/api/endpoints/sign-in.generated.ts';
import { missingFields, useSubmit } from '../../platform/form/use-submit.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PasswordInput } from '../../ui/input/password-input.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { AppModal } from '../../ui/overlay/app-modal.tsx';
import styles from './account-forms.module.css';
import { SecondFactorField } from './second-factor-field.tsx';

/** Asks for the password, or a code, before a call that requires a confirmed identity (reliability row 3). */
export function IdentityDialog({ onConfirmed, onClose }: IdentityDialogProps) {
  const [kind, setKind] = useState<'password' | 'code'>('password');
  const [text, setText] = useState('');
  const label = kind === 'password' ? 'Password' : 'Code';
  const form = useSubmit({
    check: () => missingFields({ [kind]: { value: text, text: validationMessages.required(label) } }),
    send: async () => {
      await callApi(signInEndpoints.confirmPassword, { body: { [kind]: text } });
      onConfirmed();
    },
  });
  return (
    <AppModal opened onClose={onClose} title="Confirm your password">
      <form className={styles.form} noValidate onSubmit={form.onSubmit} aria-label="Confirm your password">
        {form.problem ? <Notice tone="red">{form.problem}</Notice> : null}
        {kind === 'password' ? (
          <Field label="Password" error={form.errorOf('password')} helper="You won't be asked again for 10 minutes.">
            {(control) => (
              <PasswordInput
                {...control}
                data-autofocus=""
                name="password"
                autoComplete="current-password"
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        ) : (
          <SecondFactorField kind="code" value={text} onChange={setText} error={form.errorOf('code')} />
        )}
        <div>
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              setKind(kind === 'password' ? 'code' : 'password');
              setText('');
            }}
          >
            {kind === 'password' ? 'Use the authenticator app' : 'Use the password'}
          </button>
        </div>
        <div className={styles.end}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" busy={form.busy}>
            {form.busy ? 'Checking...' : 'Confirm'}
          </Button>
        </div>
      </form>
    </AppModal>
  );
}

interface IdentityDialogProps {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}
