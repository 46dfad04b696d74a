import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import type { Placement } from '../popover/place-popover.ts';
import { usePlacedPopover } from '../popover/use-placed-popover.ts';
import styles from './tooltip.module.css';
import { firstControl, useInterest } from './use-interest.ts';

const delays = { hoverMs: 400, focusMs: 0 };

/**
 * A short text next to a control, on hover and keyboard focus. Only for what the control's name already says or what is
 * shown elsewhere: touch screens never show it.
 */
export function Tooltip({ text, placement = 'bottom', isOff = false, children }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const shown = useInterest(wrapper, delays);
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
