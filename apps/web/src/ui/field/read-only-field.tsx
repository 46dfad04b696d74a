import type { ReactNode } from 'react';
import styles from './field.module.css';
import { SensitiveTag } from './field.tsx';

/** A read-only value in a filled box. A missing one is an en dash. */
export function ReadOnlyField({ label, value, helper, sensitive, wide }: ReadOnlyFieldProps) {
  return (
    <dl className={styles.field} data-wide={wide || undefined}>
      <dt className={styles.labelRow}>
        <span className={styles.label}>{label}</span>
        {sensitive ? <SensitiveTag /> : null}
      </dt>
      <dd className={styles.filled}>{value === null || value === undefined || value === '' ? '–' : value}</dd>
      {helper ? <dd className={styles.helper}>{helper}</dd> : null}
    </dl>
  );
}

interface ReadOnlyFieldProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly helper?: ReactNode;
  readonly sensitive?: boolean;
  readonly wide?: boolean;
}
