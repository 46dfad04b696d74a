import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { Placement } from '../popover/place-popover.ts';
import styles from './menu-button.module.css';
import type { MenuEntry } from './menu-entry.ts';
import { MenuList } from './menu-list.tsx';

/**
 * A button that opens a menu. Without children it is the three dots of a row. `entries` may be a function, so that a
 * list of hundred rows builds only the menu that is opened.
 */
export function MenuButton({ label, entries, children, className, placement = 'bottom-end', header }: MenuButtonProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(children ? undefined : styles.dots, className)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || opened) return;
          event.preventDefault();
          event.stopPropagation();
          setOpened(true);
        }}
      >
        {children ?? <IconDots size={18} aria-hidden="true" />}
      </button>
      {opened ? (
        <MenuList
          id={id}
          anchor={button}
          label={label ?? 'Menu'}
          placement={placement}
          header={header}
          entries={typeof entries === 'function' ? entries() : entries}
          onClose={() => setOpened(false)}
        />
      ) : null}
    </>
  );
}

interface MenuButtonProps {
  /** Name of the button; may be left out where the children say it. */
  readonly label?: string;
  readonly entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly placement?: Placement;
  /** Above the entries: who is signed in, for example. */
  readonly header?: ReactNode;
}
