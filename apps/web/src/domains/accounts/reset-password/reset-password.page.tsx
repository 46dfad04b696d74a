import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { passwordEndpoints } from '../../../platform/api/endpoints/password.generated.ts';
import { useSubmit } from '../../../platform/form/use-submit.ts';
import { AnchorButton } from '../../../ui/button/anchor-button.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../account-forms.module.css';
import { useLinkParts, useMailedLink } from '../mailed-link.ts';
import { MailedLinkGate } from '../mailed-link-gate.tsx';
import { checkNewPassword, emptyPassword, NewPasswordFields } from '../new-password-fields.tsx';
import { PublicPage } from '../public-page.tsx';

/** Sets a new password with a mailed link. It signs nobody in: the sign-in with its challenge comes next. */
export function ResetPasswordPage() {
  const link = useMailedLink('reset-password');
  const { email } = useLinkParts();
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <PublicPage title="Password changed" text="All other devices have been signed out.">
        <AnchorButton href="/user-login" tone="primary" wide>
          Sign in with the new password
        </AnchorButton>
      </PublicPage>
    );
  }
  return (
    <PublicPage
      title="Reset password"
      text={link.state === 'valid' ? `Choose a new password for ${email}.` : undefined}
    >
      <MailedLinkGate link={link} invalid="It has expired or was already used. Request a new one.">
        {() => <ResetForm onDone={() => setDone(true)} />}
      </MailedLinkGate>
    </PublicPage>
  );
}

function ResetForm({ onDone }: { readonly onDone: () => void }) {
  const parts = useLinkParts();
  const [password, setPassword] = useState(emptyPassword);
  const form = useSubmit({
    check: () => checkNewPassword(password),
    send: async () => {
      await callApi(passwordEndpoints.resetPassword, { body: { ...parts, ...password } });
      onDone();
    },
  });
  const problem = form.problem ?? form.otherErrors(['password', 'password_confirmation'])[0];
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit} aria-label="Reset password">
      {problem ? <Notice tone="red">{problem}</Notice> : null}
      {/* Password managers store the new password with the address. */}
      <input type="hidden" name="email" autoComplete="username" value={parts.email} readOnly />
      <NewPasswordFields value={password} onChange={setPassword} errorOf={form.errorOf} />
      <Button type="submit" tone="primary" wide busy={form.busy}>
        {form.busy ? 'Saving...' : 'Save the new password'}
      </Button>
    </form>
  );
}
