import { validationMessages } from '@muster/contract/validation-messages.ts';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { passwordEndpoints } from '../../../platform/api/endpoints/password.generated.ts';
import { missingFields, useSubmit } from '../../../platform/form/use-submit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../account-forms.module.css';
import { type Timezones, useLinkParts } from '../mailed-link.ts';
import { checkNewPassword, emptyPassword, NewPasswordFields } from '../new-password-fields.tsx';
import { deviceTimezoneId, timezoneOptions } from '../timezone-options.ts';

export function AccountSetupForm({ timezones, onDone }: AccountSetupFormProps) {
  const parts = useLinkParts();
  const [password, setPassword] = useState(emptyPassword);
  const [timezone, setTimezone] = useState(() => deviceTimezoneId(timezones));
  const form = useSubmit({
    check: () => ({
      ...checkNewPassword(password),
      ...missingFields({ timezone_id: { value: timezone, text: validationMessages.required('Timezone') } }),
    }),
    send: async () => {
      await callApi(passwordEndpoints.setUpAccount, { body: { ...parts, ...password, timezone_id: Number(timezone) } });
      onDone();
    },
  });
  const problem = form.problem ?? form.otherErrors(['password', 'password_confirmation', 'timezone_id'])[0];
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit} aria-label="Set up your account">
      {problem ? <Notice tone="red">{problem}</Notice> : null}
      <input type="hidden" name="email" autoComplete="username" value={parts.email} readOnly />
      <NewPasswordFields value={password} onChange={setPassword} errorOf={form.errorOf} />
      <Field label="Timezone" error={form.errorOf('timezone_id')}>
        {(control) => (
          <ComboBox {...control} options={timezoneOptions(timezones)} value={timezone} onChange={setTimezone} />
        )}
      </Field>
      <Button type="submit" tone="primary" wide busy={form.busy}>
        {form.busy ? 'Saving...' : 'Set up the account'}
      </Button>
    </form>
  );
}

interface AccountSetupFormProps {
  readonly timezones: Timezones;
  readonly onDone: () => void;
}
