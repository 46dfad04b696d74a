import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './sheet.module.css';

/** Title, one line and the cross of a sheet. A div: a second `header` would be a second banner of the page. */
export function SheetHead({ title, description, closeLabel = 'Close', onClose, children }: SheetHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.headRow}>
        <div className={styles.heading}>
          <Drawer.Title className={styles.title ?? ''}>{title}</Drawer.Title>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        <IconButton label={closeLabel} hideTooltip icon={<IconX size={18} aria-hidden="true" />} onClick={onClose} />
      </div>
      {children}
    </div>
  );
}

interface SheetHeadProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly closeLabel?: string;
  readonly onClose: () => void;
  /** Under the title: section tabs. */
  readonly children?: ReactNode;
}
