import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import type { ControlAttributes } from './field.tsx';

/** A checkbox or switch with its label on the right, helper and error below the label. */
export function CheckLine({ label, helper, error, wide, children }: CheckLineProps) {
  const id = useId();
  const described = [helper ? `${id}-helper` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-wide={wide || undefined}>
      <div className={styles.check}>
        {children({
          id,
          'aria-describedby': described === '' ? undefined : described,
          'aria-invalid': error ? true : undefined,
          'aria-required': undefined,
        })}
        <div className={styles.text}>
          <label htmlFor={id}>{label}</label>
          {error ? (
            <p id={`${id}-error`} className={styles.error} role="alert">
              {error}
            </p>
          ) : null}
          {helper ? (
            <p id={`${id}-helper`} className={styles.helper}>
              {helper}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}

interface CheckLineProps {
  readonly label: ReactNode;
  readonly helper?: ReactNode;
  readonly error?: string | null | undefined;
  readonly wide?: boolean | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}
