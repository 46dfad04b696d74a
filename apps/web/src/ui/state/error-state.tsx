import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { Button } from '../button/button.tsx';
import styles from './state.module.css';

/** What could not be loaded, why, and a button to try again. */
export function ErrorState({ title, text, onRetry, retryLabel = 'Try again' }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} data-tone="red">
        <IconAlertTriangle size={22} aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.hint}>{text}</p> : null}
      {onRetry ? (
        <div className={styles.action}>
          <Button icon={<IconRefresh aria-hidden="true" />} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface ErrorStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
}
