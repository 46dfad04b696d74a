import { type Ref, useState } from 'react';
import styles from './error-summary.module.css';

/** All errors of a form, at its top. Each line links to its field; long lists are folded. */
export function ErrorSummary({ ref, title, errors, folded = 6 }: ErrorSummaryProps) {
  const [unfolded, setUnfolded] = useState(false);
  // A fold that hides one line would be as long as the line.
  const cut = unfolded || errors.length <= folded + 1 ? errors.length : folded;
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {errors.slice(0, cut).map((error) => (
          <li key={`${error.field ?? ''} ${error.text}`}>
            {error.onSelect ? (
              <button type="button" className={styles.line} onClick={error.onSelect}>
                {error.text}
              </button>
            ) : (
              error.text
            )}
          </li>
        ))}
        {cut < errors.length ? (
          <li>
            <button type="button" className={styles.line} onClick={() => setUnfolded(true)}>
              and {errors.length - cut} more
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

export interface SummaryError {
  /** Null for an error without a field. */
  readonly field: string | null;
  readonly text: string;
  readonly onSelect?: (() => void) | undefined;
}

interface ErrorSummaryProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly title: string;
  readonly errors: readonly SummaryError[];
  /** Lines shown at first. */
  readonly folded?: number;
}
