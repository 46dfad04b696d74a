import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './sheet.module.css';

/** Title and description of a sheet. A div, because a second `header` would be a second banner of the page. */
export function SheetHead({ title, description, children }: SheetHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.heading}>
        <Drawer.Title className={styles.title ?? ''}>{title}</Drawer.Title>
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
      {children}
    </div>
  );
}

interface SheetHeadProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Below the title: section tabs. */
  readonly children?: ReactNode;
}
