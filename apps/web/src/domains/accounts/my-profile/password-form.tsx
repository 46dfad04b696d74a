import { validationMessages } from '@muster/contract/validation-messages.ts';
import { type ReactNode, useState } from 'react';
import { missingFields, useSubmit } from '../../../platform/form/use-submit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/input/password-input.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './my-profile.module.css';

/** Asks for the current password before a change of the sign-in. */
export function PasswordForm({ text, label, processingLabel, danger, send, onCancel, children }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const form = useSubmit({
    check: () =>
      missingFields({ current_password: { value: password, text: validationMessages.required('Current password') } }),
    send: () => send(password),
  });
  const problem = form.problem ?? form.otherErrors(['current_password', 'password', 'code', 'recovery_code'])[0];
  return (
    <form className={styles.dialog} noValidate onSubmit={form.onSubmit} aria-label={label}>
      {problem ? <Notice tone="red">{problem}</Notice> : null}
      <p className={styles.muted}>{text}</p>
      <Field label="Current password" error={form.errorOf('current_password') ?? form.errorOf('password')}>
        {(control) => (
          <PasswordInput
            {...control}
            data-autofocus=""
            name="current_password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {children?.(form.errorOf)}
      <div className={styles.foot}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone={danger ? 'danger' : 'primary'} busy={form.busy}>
          {form.busy ? processingLabel : label}
        </Button>
      </div>
    </form>
  );
}

interface PasswordFormProps {
  readonly text: string;
  readonly label: string;
  readonly processingLabel: string;
  readonly danger?: boolean;
  readonly send: (password: string) => Promise<void>;
  readonly onCancel: () => void;
  /** More fields, with their messages. */
  readonly children?: (errorOf: (field: string) => string | undefined) => ReactNode;
}
