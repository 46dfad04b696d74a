import { type ReactNode, type RefObject, useId, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { usePlacedPopover } from '../popover/use-placed-popover.ts';
import { firstControl, useInterest } from '../tooltip/use-interest.ts';
import styles from './quick-card.module.css';

const delays = { hoverMs: 300, focusMs: 300 };

/**
 * A link to a record with its key facts beside it, on hover and keyboard focus. `card` is rendered only then, so that it can load
 * what it shows.
 */
export function QuickCardLink({ to, card, children }: QuickCardLinkProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const shown = useInterest(wrapper, delays);
  const id = useId();
  return (
    <span ref={wrapper} className={styles.wrapper}>
      <Link to={to} aria-describedby={shown && card !== null ? id : undefined}>
        {children}
      </Link>
      {shown && card !== null ? (
        <PlacedCard id={id} wrapper={wrapper}>
          {card}
        </PlacedCard>
      ) : null}
    </span>
  );
}

interface QuickCardLinkProps {
  readonly to: string;
  /** Null for viewers who may open the record but not read its facts. */
  readonly card: ReactNode;
  readonly children: ReactNode;
}

function PlacedCard({ id, wrapper, children }: PlacedCardProps) {
  const popover = useRef<HTMLDivElement>(null);
  const anchor = useMemo(() => ({ current: firstControl(wrapper.current) }), [wrapper]);
  usePlacedPopover({ opened: true, anchor, popover, placement: 'bottom-start' });
  return (
    <div ref={popover} id={id} popover="manual" role="tooltip" className={styles.card}>
      {children}
    </div>
  );
}

interface PlacedCardProps {
  readonly id: string;
  readonly wrapper: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}
