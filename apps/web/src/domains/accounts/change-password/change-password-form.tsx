import { validationMessages } from '@muster/contract/validation-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { missingFields, useSubmit } from '../../../platform/form/use-submit.ts';
import { userDetailsQuery } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/input/password-input.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../account-forms.module.css';
import { checkNewPassword, emptyPassword, NewPasswordFields } from '../new-password-fields.tsx';
import { changePassword } from './change-password.ts';

const shown = ['current_password', 'password', 'password_confirmation'];

/** The current password, and a new one entered twice. */
export function ChangePasswordForm() {
  const navigate = useNavigate();
  const { data: details } = useQuery(userDetailsQuery);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState(emptyPassword);
  const form = useSubmit({
    check: () => ({
      ...missingFields({ current_password: { value: current, text: validationMessages.required('Current password') } }),
      ...checkNewPassword(password),
    }),
    send: async () => {
      await changePassword({
        ...password,
        current_password: current,
        timezone_id: null,
        skip_current_password: false,
      });
      showSuccess('Your password has been successfully updated.');
      await navigate('/my-profile?tab=account');
    },
  });
  const problem = form.problem ?? form.otherErrors(shown)[0];
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit} aria-label="Change password">
      {problem ? <Notice tone="red">{problem}</Notice> : null}
      <Field label="Current password" error={form.errorOf('current_password')}>
        {(control) => (
          <PasswordInput
            {...control}
            name="current_password"
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        )}
      </Field>
      <NewPasswordFields
        value={password}
        onChange={setPassword}
        errorOf={form.errorOf}
        hasTwoFactor={details?.user.two_factor === true}
      />
      <div className={styles.buttons}>
        <LinkButton to="/my-profile?tab=account">Cancel</LinkButton>
        <Button type="submit" tone="primary" busy={form.busy}>
          {form.busy ? 'Saving...' : 'Change password'}
        </Button>
      </div>
    </form>
  );
}
