import { validationMessages } from '@muster/contract/validation-messages.ts';
import { useState } from 'react';
import { missingFields, useSubmit } from '../../../platform/form/use-submit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../account-forms.module.css';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { EmailField } from '../email-field.tsx';
import { type SignInStep, signIn } from '../sign-in.ts';

export function CredentialsForm({ onStep }: CredentialsFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useSubmit({
    check: () =>
      missingFields({
        email: { value: email.trim(), text: validationMessages.required('Email') },
        password: { value: password, text: validationMessages.required('Password') },
      }),
    send: async () => onStep(await signIn(email.trim(), password), email.trim()),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit} aria-label="Sign in">
      {form.problem ? <Notice tone="red">{form.problem}</Notice> : null}
      <EmailField value={email} error={form.errorOf('email')} onChange={setEmail} />
      <CurrentPasswordField value={password} error={form.errorOf('password')} onChange={setPassword} />
      <Button type="submit" tone="primary" wide busy={form.busy}>
        {form.busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}

interface CredentialsFormProps {
  readonly onStep: (step: SignInStep, email: string | null) => Promise<void>;
}
