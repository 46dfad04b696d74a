import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import type { Placement } from './place-popover.ts';
import styles from './popover.module.css';
import { usePlacedPopover } from './use-placed-popover.ts';

/**
 * A small box beside its anchor, in the browser's top layer: nothing cuts it off and no part has to be told what lies
 * above what. Closes on Escape (the focus goes back to the anchor), on a press outside and when the focus leaves.
 */
export function Popover({ opened, ...rest }: PopoverProps & { readonly opened: boolean }) {
  return opened ? <OpenPopover {...rest} /> : null;
}

function OpenPopover({ anchor, onClose, label, role = 'dialog', placement = 'bottom-start', ...rest }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  usePlacedPopover({ opened: true, anchor, popover, placement });
  useFocusInside(popover);
  usePressOutside(popover, anchor, onClose);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog under it stays.
    event.stopPropagation();
    event.preventDefault();
    anchor.current?.focus();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role is dialog or the caller's.
    <div
      ref={popover}
      popover="manual"
      role={role}
      aria-label={label}
      tabIndex={-1}
      className={classNames(styles.popover, rest.className)}
      style={rest.width === undefined ? undefined : { width: rest.width }}
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next !== null && !event.currentTarget.contains(next) && next !== anchor.current) onClose();
      }}
    >
      {rest.children}
    </div>
  );
}

export interface PopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Name of the box for screen readers. */
  readonly label: string;
  readonly role?: 'dialog' | 'group';
  readonly placement?: Placement;
  /** In px; else as wide as its content. */
  readonly width?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const focusable = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex="0"]';

function useFocusInside(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current;
    if (element === null || element.contains(document.activeElement)) return;
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>(focusable);
    (first ?? element).focus({ preventScroll: true });
  }, [popover]);
}

function usePressOutside(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const target = event.target;
      if (!(target instanceof Node)) return;
      if (!popover.current?.contains(target) && !anchor.current?.contains(target)) close.current();
    };
    document.addEventListener('pointerdown', onPress, { capture: true });
    return () => document.removeEventListener('pointerdown', onPress, { capture: true });
  }, [popover, anchor]);
}
