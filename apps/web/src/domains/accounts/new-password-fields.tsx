import { shortestPassword } from '@muster/contract/domains/accounts/accounts.constants.ts';
import type { FieldErrors } from '@muster/contract/problem.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import { missingFields } from '../../platform/form/use-submit.ts';
import { Field } from '../../ui/field/field.tsx';
import { PasswordInput } from '../../ui/input/password-input.tsx';

export interface NewPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

export const emptyPassword: NewPassword = { password: '', password_confirmation: '' };

/** A new password, entered twice. With two-factor sign-in a shorter one is allowed. */
export function NewPasswordFields({ value, onChange, errorOf, hasTwoFactor = false }: NewPasswordFieldsProps) {
  const least = hasTwoFactor ? shortestPassword.withTwoFactor : shortestPassword.withoutTwoFactor;
  return (
    <>
      <Field
        label="New password"
        error={errorOf('password')}
        helper={`At least ${least} characters. A few unrelated words are easy to remember.`}
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            value={value.password}
            onChange={(event) => onChange({ ...value, password: event.target.value })}
          />
        )}
      </Field>
      <Field label="New password again" error={errorOf('password_confirmation')}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password_confirmation"
            autoComplete="new-password"
            value={value.password_confirmation}
            onChange={(event) => onChange({ ...value, password_confirmation: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

interface NewPasswordFieldsProps {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly errorOf: (field: string) => string | undefined;
  readonly hasTwoFactor?: boolean;
}

/** Checks that do not need the server: a missing field, or two different passwords. */
export function checkNewPassword({ password, password_confirmation: again }: NewPassword): FieldErrors {
  const missing = missingFields({
    password: { value: password, text: validationMessages.required('Password') },
    password_confirmation: { value: again, text: validationMessages.required('Password confirmation') },
  });
  const differs = Object.keys(missing).length === 0 && password !== again;
  return differs ? { password_confirmation: ['The password confirmation does not match the password.'] } : missing;
}
