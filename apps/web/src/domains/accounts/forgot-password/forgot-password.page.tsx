import { validationMessages } from '@muster/contract/validation-messages.ts';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { passwordEndpoints } from '../../../platform/api/endpoints/password.generated.ts';
import { missingFields, useSubmit } from '../../../platform/form/use-submit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../account-forms.module.css';
import { EmailField } from '../email-field.tsx';
import { PublicPage } from '../public-page.tsx';

/** Sends a link to set a new password. It does not reveal whether the address has an account. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSubmit({
    check: () => missingFields({ email: { value: email.trim(), text: validationMessages.required('Email') } }),
    send: async () => {
      await callApi(passwordEndpoints.forgotPassword, { body: { email: email.trim() } });
      setSentTo(email.trim());
    },
  });
  return (
    <PublicPage title="Forgot password" text="We'll email you a link to set a new one.">
      <form className={styles.form} noValidate onSubmit={form.onSubmit} aria-label="Forgot password">
        {form.problem ? <Notice tone="red">{form.problem}</Notice> : null}
        {sentTo ? (
          <div role="status">
            <Notice tone="green" title="Check your mail">
              If {sentTo} has an account, a link is on its way. It works once, for a short time.
            </Notice>
          </div>
        ) : null}
        <EmailField value={email} error={form.errorOf('email')} onChange={setEmail} />
        <Button type="submit" tone="primary" wide busy={form.busy}>
          {sendLabel(form.busy, sentTo !== null)}
        </Button>
        <p className={styles.center}>
          <a href="/user-login">Back to sign in</a>
        </p>
      </form>
    </PublicPage>
  );
}

function sendLabel(busy: boolean, again: boolean): string {
  if (busy) return 'Sending...';
  return again ? 'Send link again' : 'Send link';
}
