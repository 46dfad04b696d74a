import { Fragment, type ReactNode, type RefObject, useRef } from 'react';
import type { Placement } from '../popover/place-popover.ts';
import popoverStyles from '../popover/popover.module.css';
import { usePopover } from '../popover/use-popover.ts';
import type { MenuEntry } from './menu-entry.ts';
import { MenuItem } from './menu-item.tsx';
import styles from './menu-list.module.css';
import { useMenuKeys } from './use-menu-keys.ts';

/** The open menu: arrows, Home, End and first letters move; Tab and Escape close it. */
export function MenuList({ id, anchor, label, placement, entries, header, onClose }: MenuListProps) {
  const popover = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  usePopover({ anchor, popover, placement, onClose });
  const onKeyDown = useMenuKeys(list, () => {
    anchor.current?.focus();
    onClose();
  });
  const select = (action: (() => void) | undefined) => {
    anchor.current?.focus();
    onClose();
    action?.();
  };
  return (
    <div ref={popover} popover="manual" className={popoverStyles.popover}>
      {header ? <div className={styles.header}>{header}</div> : null}
      <div
        ref={list}
        id={id}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {entries.map((entry, index) => (
          <Fragment key={keyOf(entry, index)}>{show(entry, index === firstAction(entries), select)}</Fragment>
        ))}
      </div>
    </div>
  );
}

interface MenuListProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly placement: Placement;
  readonly entries: readonly MenuEntry[];
  readonly header?: ReactNode;
  readonly onClose: () => void;
}

function show(entry: MenuEntry, first: boolean, select: (action: (() => void) | undefined) => void) {
  if (entry === 'divider') return <hr className={styles.divider} />;
  if ('group' in entry) {
    return (
      <div className={styles.group} role="presentation">
        {entry.group}
      </div>
    );
  }
  return <MenuItem action={entry} autoFocus={first} onSelect={() => select(entry.onSelect)} />;
}

const firstAction = (entries: readonly MenuEntry[]) =>
  entries.findIndex((entry) => entry !== 'divider' && 'label' in entry && !entry.disabled);

const keyOf = (entry: MenuEntry, index: number) =>
  entry === 'divider' ? `divider ${index}` : 'group' in entry ? `group ${entry.group}` : entry.label;
