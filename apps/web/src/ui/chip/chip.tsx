import { IconX } from '@tabler/icons-react';
import styles from './chip.module.css';

/** A removable value, such as an active filter: 'Location 2 selected' and a cross. */
export function Chip({ label, value, removeLabel = `Remove filter ${label}`, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.text}>
        {label ? `${label} ` : null}
        <b>{value}</b>
      </span>
      <button type="button" className={styles.remove} onClick={onRemove} aria-label={removeLabel}>
        <IconX size={14} aria-hidden="true" />
      </button>
    </span>
  );
}

interface ChipProps {
  readonly label?: string;
  readonly value: string;
  /** Accessible name of the cross. */
  readonly removeLabel?: string;
  readonly onRemove: () => void;
}
