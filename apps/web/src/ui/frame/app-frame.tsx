import { IconMenu2 } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useCompact, usePhone } from '../use-compact.ts';
import styles from './app-frame.module.css';

const MobileMenu = lazy(() => import('./mobile-menu.tsx').then((part) => ({ default: part.MobileMenu })));

/**
 * The frame of every signed-in screen: side menu, header, content. It has places but no data. Below 860 px the side
 * menu is a rail of icons, on phones it is absent: a button opens it in a drawer, which closes when `address` changes.
 */
export function AppFrame({ brand, side, sideFoot, banner, start, tools, address, children }: AppFrameProps) {
  const isPhone = usePhone();
  const isCompact = useCompact();
  const [menu, setMenu] = useState<{ readonly address: string | null; readonly used: boolean }>(closedMenu);
  const closeMenu = () => setMenu({ address: null, used: true });
  return (
    <div className={styles.frame} data-banner={banner ? '' : undefined}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {isPhone ? null : (
        <aside className={styles.side} aria-label="Menu" data-side="">
          <div className={styles.brand}>{brand}</div>
          <div className={styles.sideBody}>{side}</div>
          <div className={styles.sideFoot}>{sideFoot}</div>
        </aside>
      )}
      <div className={styles.content}>
        {banner ? (
          <aside className={styles.banner} aria-label="Notice">
            {banner}
          </aside>
        ) : null}
        <header className={styles.header}>
          {isCompact ? (
            <IconButton
              label="Open menu"
              hideTooltip
              icon={<IconMenu2 size={20} aria-hidden="true" />}
              aria-expanded={menu.address === address}
              onClick={() => setMenu({ address, used: true })}
            />
          ) : null}
          {isPhone ? <div className={styles.brand}>{brand}</div> : start}
          <div className={styles.tools}>{tools}</div>
        </header>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      {isCompact && menu.used ? (
        <Suspense>
          <MobileMenu opened={menu.address === address} onClose={closeMenu} foot={sideFoot}>
            {side}
          </MobileMenu>
        </Suspense>
      ) : null}
    </div>
  );
}

interface AppFrameProps {
  /** The logo, linked to the home screen. */
  readonly brand: ReactNode;
  /** Search and NavList. */
  readonly side: ReactNode;
  /** The user block. */
  readonly sideFoot?: ReactNode;
  /** A bar above everything, such as for impersonation. 40 px high. */
  readonly banner?: ReactNode;
  /** Left side of the header: breadcrumbs. Not shown on phones. */
  readonly start?: ReactNode;
  /** Right side of the header. */
  readonly tools?: ReactNode;
  /** Path of the screen. */
  readonly address: string;
  readonly children: ReactNode;
}

const closedMenu = { address: null, used: false };
