import { IconX } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import styles from './chip.module.css';

/** A removable value, such as an active filter: 'Location 2 selected' and a cross. With `onOpen` a press changes it. */
export function Chip({
  openRef,
  icon,
  label,
  value,
  removeLabel = `Remove filter ${label}`,
  onRemove,
  onOpen,
}: ChipProps) {
  const text = (
    <>
      {icon}
      {label ? <span>{label}</span> : null} <b>{value}</b>
    </>
  );
  return (
    <span className={styles.chip} data-alone={onRemove ? undefined : ''}>
      {onOpen ? (
        <button ref={openRef} type="button" className={styles.text} aria-haspopup="dialog" onClick={onOpen}>
          {text}
        </button>
      ) : (
        <span className={styles.text}>{text}</span>
      )}
      {onRemove ? (
        <button type="button" className={styles.remove} onClick={onRemove} aria-label={removeLabel}>
          <IconX size={14} aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}

interface ChipProps {
  readonly icon?: ReactNode;
  readonly label?: string | undefined;
  readonly value: string;
  /** Accessible name of the cross. */
  readonly removeLabel?: string;
  /** Without it the value stays. */
  readonly onRemove?: (() => void) | undefined;
  readonly onOpen?: () => void;
  readonly openRef?: Ref<HTMLButtonElement>;
}
