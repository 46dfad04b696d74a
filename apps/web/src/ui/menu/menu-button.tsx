import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import buttonStyles from '../button/button.module.css';
import type { ButtonTone } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import type { Placement } from '../popover/place-popover.ts';
import styles from './menu-button.module.css';
import type { MenuEntry } from './menu-entry.ts';
import { MenuList } from './menu-list.tsx';

/**
 * A button that opens a menu. Without children it shows the three dots of a row; with `tone` it looks like a Button.
 * `entries` may be a function, so that a list of a hundred rows builds only the open menu.
 */
export function MenuButton({
  label,
  entries,
  children,
  tone,
  small,
  bare,
  disabled,
  className,
  placement = 'bottom-end',
  header,
}: MenuButtonProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        disabled={disabled}
        className={classNames(tone ? buttonStyles.button : children ? undefined : styles.dots, className)}
        data-tone={tone}
        data-small={small || undefined}
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
        {tone && !bare ? <IconChevronDown size={16} aria-hidden="true" /> : null}
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
  /** Name of the button; optional if the children contain it. */
  readonly label?: string;
  readonly entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  readonly children?: ReactNode;
  readonly tone?: ButtonTone;
  readonly small?: boolean;
  /** Without the chevron: only an icon. */
  readonly disabled?: boolean | undefined;
  readonly bare?: boolean;
  readonly className?: string | undefined;
  readonly placement?: Placement;
  /** Above the entries, such as the signed-in user. */
  readonly header?: ReactNode;
}
