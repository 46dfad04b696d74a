import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

/**
 * The content of a screen. `fill` is for lists: on wide screens the page is as high as the window and the table scrolls
 * inside it. `narrow` is for forms and settings.
 */
export function Page({ fill, narrow, className, children }: PageProps) {
  return (
    <div className={classNames(styles.page, className)} data-fill={fill || undefined} data-narrow={narrow || undefined}>
      {children}
    </div>
  );
}

interface PageProps {
  readonly fill?: boolean;
  readonly narrow?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}
