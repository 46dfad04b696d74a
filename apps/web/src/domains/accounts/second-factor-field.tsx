import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/input/text-input.tsx';
import styles from './account-forms.module.css';

/** Six digits from the authenticator app, or a recovery code. */
export function SecondFactorField({ kind, value, onChange, error }: SecondFactorFieldProps) {
  if (kind === 'recovery_code') {
    return (
      <Field label="Recovery code" error={error} helper="Each of your recovery codes works once.">
        {(control) => (
          <TextInput
            {...control}
            name="recovery_code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    );
  }
  return (
    <div className={styles.code}>
      <Field label="Code" error={error} helper="Six digits, from your authenticator app.">
        {(control) => (
          <TextInput
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="000000"
            value={value}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
          />
        )}
      </Field>
    </div>
  );
}

interface SecondFactorFieldProps {
  readonly kind: 'code' | 'recovery_code';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}
