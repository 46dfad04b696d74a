import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/**
 * Label, control, helper and error of one field, connected for screen readers. The caller renders the control with the
 * given attributes. Inside a FormSection `wide` takes the whole row.
 */
export function Field({ label, required, helper, error, silent, sensitive, wide, aside, children }: FieldProps) {
  const id = useId();
  const helperId = `${id}-helper`;
  const errorId = `${id}-error`;
  const described = [helper ? helperId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-wide={wide || undefined}>
      <div className={styles.labelRow}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {required ? (
            <span className={styles.mark} aria-hidden="true">
              {' *'}
            </span>
          ) : null}
        </label>
        {sensitive ? <SensitiveTag /> : null}
        {aside ? <span className={styles.aside}>{aside}</span> : null}
      </div>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error ? (
        <p id={errorId} className={styles.error} role={silent ? undefined : 'alert'}>
          {error}
        </p>
      ) : null}
      {helper ? (
        <p id={helperId} className={styles.helper}>
          {helper}
        </p>
      ) : null}
    </div>
  );
}

export interface FieldLook {
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly helper?: ReactNode;
  /** Shows the lock: the value is visible only to users with the right. */
  readonly sensitive?: boolean | undefined;
  readonly wide?: boolean | undefined;
  /** Next to the label: a link such as 'Forgot password?'. */
  readonly aside?: ReactNode;
}

export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldProps extends FieldLook {
  readonly error?: string | null | undefined;
  /** The error is announced elsewhere, by the form's list of errors. */
  readonly silent?: boolean | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** Marks a value that is visible only to users with the right. */
export function SensitiveTag() {
  return (
    <span className={styles.sensitive}>
      <IconLock size={12} aria-hidden="true" />
      Sensitive
    </span>
  );
}
