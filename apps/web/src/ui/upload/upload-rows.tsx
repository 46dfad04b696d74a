import { IconAlertTriangle, IconCheck, IconFile, IconRefresh, IconX } from '@tabler/icons-react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './upload-rows.module.css';

export interface UploadRow {
  readonly id: number;
  readonly name: string;
  readonly size: string;
  /** `chosen`: sent later, with the form. */
  readonly state: 'chosen' | 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  readonly share: number;
  readonly error: string | null;
  /** A refused file stays refused; after a broken connection it can be tried again. */
  readonly canRetry: boolean;
}

/** Files being uploaded: the progress of each, or its error. */
export function UploadRows({ label, rows, onRetry, onRemove }: UploadRowsProps) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row} data-state={row.state}>
          <StateIcon state={row.state} />
          <div className={styles.text}>
            <p className={styles.name}>
              <span className={styles.fileName}>{row.name}</span> <span className={styles.size}>{row.size}</span>
            </p>
            {row.state === 'failed' ? (
              <p className={styles.error} role="alert">
                {row.error}
              </p>
            ) : row.state === 'chosen' ? null : (
              <progress className={styles.bar} aria-label={`Progress of ${row.name}`} max={1} value={row.share} />
            )}
          </div>
          {row.state === 'failed' && row.canRetry ? (
            <IconButton
              label={`Try ${row.name} again`}
              icon={<IconRefresh size={16} aria-hidden="true" />}
              onClick={() => onRetry(row.id)}
            />
          ) : null}
          {row.state === 'done' ? null : (
            <IconButton
              label={`${dismissals[row.state]} ${row.name}`}
              icon={<IconX size={16} aria-hidden="true" />}
              onClick={() => onRemove(row.id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

const dismissals = { chosen: 'Remove', sending: 'Cancel', failed: 'Dismiss' } as const;

interface UploadRowsProps {
  readonly label: string;
  readonly rows: readonly UploadRow[];
  readonly onRetry: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

function StateIcon({ state }: Pick<UploadRow, 'state'>) {
  const Icon = state === 'failed' ? IconAlertTriangle : state === 'done' ? IconCheck : IconFile;
  return (
    <span className={styles.icon}>
      <Icon size={18} aria-hidden="true" />
    </span>
  );
}
