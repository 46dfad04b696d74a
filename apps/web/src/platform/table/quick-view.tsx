import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { MenuButton } from '../../ui/menu/menu-button.tsx';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { usePhone } from '../../ui/use-compact.ts';
import styles from './quick-view.module.css';
import type { QuickViewState } from './row-look.ts';

/** One row beside its list: docked on wide windows, over the table on tablets, the whole screen on phones. */
export function QuickView({ state, title, below, avatar, footer, thing = 'row', children }: QuickViewProps) {
  const isPhone = usePhone();
  if (isPhone) {
    return (
      <SidePanel opened onClose={state.onClose} title={title} description={below} actions={footer}>
        <div className={styles.body}>{children}</div>
      </SidePanel>
    );
  }
  return (
    <aside className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        {avatar}
        <div className={styles.heading}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.below}>{below}</p>
        </div>
        {state.actions ? <MenuButton label={`Actions for ${title}`} entries={state.actions} /> : null}
        <IconButton
          label={`Previous ${thing}`}
          icon={<IconArrowUp size={17} aria-hidden="true" />}
          disabled={state.onPrevious === undefined}
          onClick={state.onPrevious}
        />
        <IconButton
          label={`Next ${thing}`}
          icon={<IconArrowDown size={17} aria-hidden="true" />}
          disabled={state.onNext === undefined}
          onClick={state.onNext}
        />
        <IconButton label="Close" icon={<IconX size={17} aria-hidden="true" />} onClick={state.onClose} />
      </header>
      <div className={styles.body} {...reachable}>
        {children}
      </div>
      <footer className={styles.foot}>
        {footer}
        <span className={styles.keys} aria-hidden="true">
          <Kbd>J</Kbd> <Kbd>K</Kbd> next, previous
        </span>
      </footer>
    </aside>
  );
}

/** Scrolling content must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

interface QuickViewProps {
  readonly state: QuickViewState;
  readonly title: string;
  readonly below: ReactNode;
  readonly avatar: ReactNode;
  /** What a row is, for the buttons to the next one. */
  readonly thing?: string;
  /** Links to more, at the foot. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}
