import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSubmit } from '../../../platform/form/use-submit.ts';
import { timezonesQuery, userDetailsQuery } from '../../../platform/session/account-queries.ts';
import { takeWanted } from '../../../platform/session/requested-address.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/input/password-input.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../account-forms.module.css';
import { checkNewPassword, emptyPassword, NewPasswordFields } from '../new-password-fields.tsx';
import { signOut } from '../sign-out.ts';
import { TimezoneField } from '../timezone-field.tsx';
import { deviceTimezoneId } from '../timezone-options.ts';
import { changePassword, skipPasswordChange } from './change-password.ts';

/**
 * The user's first own password and the time zone. The issued password has just been entered and is not requested
 * again.
 */
export function IssuedPasswordForm() {
  const navigate = useNavigate();
  const { data: details } = useQuery(userDetailsQuery);
  const { data: zones } = useQuery(timezonesQuery);
  const [password, setPassword] = useState(emptyPassword);
  const [current, setCurrent] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const timezone = chosen ?? String(details?.user.timezone_id ?? deviceTimezoneId(zones ?? []) ?? '');
  const goOn = () => navigate(takeWanted(), { replace: true });
  const form = useSubmit({
    check: () => checkNewPassword(password),
    send: async () => {
      await changePassword({
        ...password,
        current_password: current === '' ? null : current,
        timezone_id: timezone === '' ? null : Number(timezone),
        skip_current_password: current === '',
      });
      await goOn();
    },
  });
  const skip = useSubmit({
    send: async () => {
      await skipPasswordChange();
      await goOn();
    },
  });
  const problem =
    form.problem ?? skip.problem ?? form.otherErrors(['current_password', 'password', 'password_confirmation'])[0];
  // A session that did not begin with the issued password has to send it.
  const asksCurrent = current !== '' || form.errorOf('current_password') !== undefined;
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit} aria-label="Choose your password">
      {problem ? <Notice tone="red">{problem}</Notice> : null}
      {asksCurrent ? (
        <Field label="Current password" error={form.errorOf('current_password')}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={current}
              onChange={(event) => setCurrent(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <NewPasswordFields value={password} onChange={setPassword} errorOf={form.errorOf} />
      <TimezoneField
        value={timezone === '' ? null : timezone}
        onChange={setChosen}
        error={form.errorOf('timezone_id')}
      />
      <Button type="submit" tone="primary" wide busy={form.busy}>
        {form.busy ? 'Saving...' : 'Save and continue'}
      </Button>
      <div className={styles.center}>
        <button type="button" className={styles.link} onClick={skip.submit}>
          Skip for now
        </button>
        <button type="button" className={styles.link} onClick={() => void signOut()}>
          Log out
        </button>
      </div>
    </form>
  );
}
