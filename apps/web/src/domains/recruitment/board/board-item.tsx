import { IconHourglass } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { ageText } from '../../../platform/format/relative-time.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import styles from './board.module.css';

/** A card with its link and menu. It is dragged if it may move, and key M opens the menu. */
export function BoardItem({ title, to, menu, isMovable, onDrag, children }: BoardItemProps) {
  const item = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={item}
      className={styles.card}
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
        <Link className={styles.title} to={to} draggable={false}>
          {title}
        </Link>
        {menu.entries.length > 0 ? <MenuButton label={menu.label} entries={menu.entries} /> : null}
      </div>
      {children}
    </li>
  );
}

/** How long a card is in its column. */
export function BoardAge({ since }: { readonly since: string }) {
  return (
    <span>
      <IconHourglass size={14} aria-hidden="true" /> {ageText(since, { now: useMinute(), zone: useViewerZone() })}
    </span>
  );
}

interface BoardItemProps {
  readonly title: string;
  readonly to: string;
  readonly menu: { readonly label: string; readonly entries: readonly MenuEntry[] };
  readonly isMovable: boolean;
  readonly onDrag: (isDragged: boolean) => void;
  readonly children: ReactNode;
}
