import { type FocusEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Placement } from '../popover/place-popover.ts';
import { usePlacedPopover } from '../popover/use-placed-popover.ts';
import styles from './tooltip.module.css';

const hoverDelayMs = 400;

/**
 * A few words beside a control, on hover and keyboard focus. Only for what the control's own name says already or what
 * can be read elsewhere: touch screens never show it.
 */
export function Tooltip({ text, placement = 'bottom', children }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const showSoon = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(true), hoverDelayMs);
  };
  const showOnFocus = (event: FocusEvent) => setShown(event.target.matches(':focus-visible'));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches what happens to the control inside.
    <span
      ref={wrapper}
      className={styles.wrapper}
      onPointerEnter={showSoon}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={showOnFocus}
      onBlur={hide}
      onKeyDown={hide}
    >
      {children}
      {shown ? <TooltipText text={text} wrapper={wrapper} placement={placement} /> : null}
    </span>
  );
}

interface TooltipProps {
  readonly text: string;
  readonly placement?: Placement;
  readonly children: ReactNode;
}

function TooltipText({ text, wrapper, placement }: TooltipTextProps) {
  const popover = useRef<HTMLSpanElement>(null);
  const anchor = useMemo(() => ({ current: firstControl(wrapper.current) }), [wrapper]);
  usePlacedPopover({ opened: true, anchor, popover, placement });
  return (
    <span ref={popover} popover="manual" role="tooltip" className={styles.tooltip}>
      {text}
    </span>
  );
}

interface TooltipTextProps {
  readonly text: string;
  readonly wrapper: RefObject<HTMLElement | null>;
  readonly placement: Placement;
}

const firstControl = (wrapper: HTMLElement | null) =>
  wrapper?.firstElementChild instanceof HTMLElement ? wrapper.firstElementChild : null;
