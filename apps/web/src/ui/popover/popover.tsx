import { type ReactNode, type RefObject, useRef } from 'react';
import { usePhone } from '../use-compact.ts';
import type { Placement } from './place-popover.ts';
import styles from './popover.module.css';
import { usePopover } from './use-popover.ts';

/**
 * A small box next to its anchor, in the browser's top layer, where nothing clips it and stacking order does not
 * matter.
 */
export function Popover({ opened, ...rest }: PopoverProps) {
  return opened ? <OpenPopover {...rest} /> : null;
}

interface PopoverLook {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Name of the box for screen readers. */
  readonly label: string;
  readonly placement?: Placement;
  /** In px; otherwise as wide as its content. */
  readonly width?: number;
  /** Between anchor and popover, in px. */
  readonly gap?: number;
  /** On phones a sheet at the lower edge, as wide as the screen. */
  readonly isSheetOnPhones?: boolean;
  readonly children: ReactNode;
}

interface PopoverProps extends PopoverLook {
  readonly opened: boolean;
}

function OpenPopover({ anchor, onClose, label, placement = 'bottom-start', width, gap, ...look }: PopoverLook) {
  const isSheet = usePhone() && look.isSheetOnPhones === true;
  const popover = useRef<HTMLDivElement>(null);
  usePopover({ anchor, popover, placement: isSheet ? 'none' : placement, gap, onClose });
  return (
    <div
      ref={popover}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles.popover}
      data-sheet={isSheet || undefined}
      data-arrow={(!isSheet && placement === 'right') || undefined}
      style={isSheet || width === undefined ? undefined : { width }}
    >
      {placement === 'right' && !isSheet ? <div className={styles.scroll}>{look.children}</div> : look.children}
    </div>
  );
}
