import { IconX } from '@tabler/icons-react';
import styles from './chip.module.css';

/** A value that can be taken away, such as an active filter: 'Location 2 selected' and a cross. */
export function Chip({ label, value, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.text}>
        {label} <b>{value}</b>
      </span>
      <button type="button" className={styles.remove} onClick={onRemove} aria-label={`Remove filter ${label}`}>
        <IconX size={14} aria-hidden="true" />
      </button>
    </span>
  );
}

interface ChipProps {
  readonly label: string;
  readonly value: string;
  readonly onRemove: () => void;
}
