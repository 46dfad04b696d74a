import { Field } from '../../ui/field/field.tsx';
import { PasswordInput } from '../../ui/input/password-input.tsx';
import styles from './account-forms.module.css';

/** The password of the sign-in, with the way to a new one. */
export function CurrentPasswordField({ value, error, onChange }: CurrentPasswordFieldProps) {
  return (
    <Field
      label="Password"
      error={error}
      aside={
        <a href="/forgot-password" className={styles.aside}>
          Forgot password?
        </a>
      }
    >
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface CurrentPasswordFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}
