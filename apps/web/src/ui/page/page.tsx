import { type ReactNode, useMemo, useState } from 'react';
import { classNames } from '../class-names.ts';
import { HeaderPlaceContext } from './header-place.tsx';
import styles from './page.module.css';

/**
 * The content of a screen. `fill` is for lists: on wide screens the page is as high as the window and the table scrolls
 * inside it. `narrow` is for forms and settings.
 */
export function Page({ fill, narrow, className, children }: PageProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const header = useMemo(() => ({ place, setPlace }), [place]);
  return (
    <HeaderPlaceContext value={header}>
      <div
        className={classNames(styles.page, className)}
        data-fill={fill || undefined}
        data-narrow={narrow || undefined}
      >
        {children}
      </div>
    </HeaderPlaceContext>
  );
}

interface PageProps {
  readonly fill?: boolean;
  readonly narrow?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}
