import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { IconButton } from '../../ui/button/icon-button.tsx';
import styles from './record-pager.module.css';

/** "12 of 207", which leads back to the list, with a button to either side. */
export function RecordSteps({ label, place, list, thing, onPrevious, onNext }: RecordStepsProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <Link className={styles.place} to={list} title="Back to the list">
        {place}
      </Link>
      <IconButton
        label={`Previous ${thing}`}
        icon={<IconChevronLeft size={17} aria-hidden="true" />}
        disabled={onPrevious === null}
        onClick={() => onPrevious?.()}
      />
      <IconButton
        label={`Next ${thing}`}
        icon={<IconChevronRight size={17} aria-hidden="true" />}
        disabled={onNext === null}
        onClick={() => onNext?.()}
      />
    </nav>
  );
}

interface RecordStepsProps {
  /** Name of the navigation for screen readers. */
  readonly label: string;
  readonly place: string;
  /** Its address. */
  readonly list: string;
  /** In the singular, lower case. */
  readonly thing: string;
  /** Null at the first one. */
  readonly onPrevious: (() => void) | null;
  /** Null at the last one. */
  readonly onNext: (() => void) | null;
}
