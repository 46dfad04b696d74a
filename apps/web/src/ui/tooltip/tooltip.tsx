import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Placement } from '../popover/place-popover.ts';
import { usePlacedPopover } from '../popover/use-placed-popover.ts';
import styles from './tooltip.module.css';

const hoverDelayMs = 400;

/**
 * A short text next to a control, on hover and keyboard focus. Only for what the control's name already says or what is
 * shown elsewhere: touch screens never show it.
 */
export function Tooltip({ text, placement = 'bottom', isOff = false, children }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const shown = useInterest(wrapper);
  return (
    <span ref={wrapper} className={styles.wrapper}>
      {children}
      {shown && !isOff ? <TooltipText text={text} wrapper={wrapper} placement={placement} /> : null}
    </span>
  );
}

interface TooltipProps {
  readonly text: string;
  readonly placement?: Placement;
  /** Where the control shows the text itself. */
  readonly isOff?: boolean;
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

/** Whether the mouse rests on the control or it has keyboard focus. A press or a key ends it. */
function useInterest(wrapper: RefObject<HTMLElement | null>): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const control = firstControl(wrapper.current);
    if (control === null) return;
    let timer = 0;
    const hide = () => {
      clearTimeout(timer);
      setShown(false);
    };
    const showSoon = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer);
      timer = window.setTimeout(() => setShown(true), hoverDelayMs);
    };
    const showAtFocus = () => setShown(control.matches(':focus-visible'));
    const ends = ['pointerleave', 'pointerdown', 'blur', 'keydown'];
    control.addEventListener('pointerenter', showSoon);
    control.addEventListener('focus', showAtFocus);
    for (const end of ends) control.addEventListener(end, hide);
    return () => {
      clearTimeout(timer);
      control.removeEventListener('pointerenter', showSoon);
      control.removeEventListener('focus', showAtFocus);
      for (const end of ends) control.removeEventListener(end, hide);
    };
  }, [wrapper]);
  return shown;
}
