import { IconHourglass } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { ageText } from '../../../platform/format/relative-time.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { Unseen } from '../../../ui/unseen/unseen.tsx';
import styles from './board.module.css';

/**
 * A card with its link and menu. It is dragged if it may move, and key M opens the menu. With `opening` a press shows the record beside the
 * board, and the link leads to it in a new tab.
 */
export function BoardItem({
  id,
  title,
  to,
  menu,
  isMovable,
  onDrag,
  before,
  below,
  opening,
  children,
}: BoardItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!opening || leadsElsewhere(event)) return;
    event.preventDefault();
    opening.onOpen();
  };
  return (
    <li
      ref={item}
      className={classNames(cards.box, styles.card)}
      data-open={opening?.isOpen || undefined}
      data-card={id}
      data-opens={opening ? '' : undefined}
      onClick={open}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', title);
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      onKeyDown={(event) => {
        if (event.key !== 'm' && event.key !== 'M') return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        item.current?.querySelector<HTMLButtonElement>('button[aria-haspopup="menu"][aria-expanded="false"]')?.click();
      }}
    >
      <div className={styles.top}>
        {before}
        <div className={styles.heading}>
          <Link className={styles.title} to={to} draggable={false} onClick={open}>
            {title}
          </Link>
          {below}
        </div>
        {menu.entries.length > 0 ? (
          <span className={styles.menu}>
            <MenuButton label={menu.label} entries={menu.entries} />
          </span>
        ) : null}
      </div>
      {children}
    </li>
  );
}

/** How long a card is in its column. `isSlow`: what comes next is overdue. */
export function BoardAge({ since, isSlow = false }: { readonly since: string; readonly isSlow?: boolean }) {
  return (
    <span className={styles.age} data-slow={isSlow || undefined}>
      <IconHourglass size={14} aria-hidden="true" /> {ageText(since, { now: useMinute(), zone: useViewerZone() })}
      {isSlow ? <Unseen>, overdue</Unseen> : null}
    </span>
  );
}

/** A press with another key or button is that of the link, and one on a button or in its menu is for that. */
function leadsElsewhere({ target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent<HTMLElement>) {
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return true;
  return target instanceof Element && target.closest(`button, [popover], a:not(.${styles.title})`) !== null;
}

interface BoardItemProps {
  /** Of the record. */
  readonly id: number;
  readonly title: string;
  readonly to: string;
  readonly menu: { readonly label: string; readonly entries: readonly MenuEntry[] };
  readonly isMovable: boolean;
  readonly onDrag: (isDragged: boolean) => void;
  /** Before the title, as an avatar. */
  readonly before?: ReactNode;
  /** Under the title. */
  readonly below?: ReactNode;
  /** Of boards that show a record beside them. */
  readonly opening?: { readonly isOpen: boolean; readonly onOpen: () => void } | undefined;
  readonly children: ReactNode;
}
