import { paintStepMinutes as step } from '@muster/contract/domains/interviews/availability.constants.ts';
import type { TimeSpan } from '@muster/contract/domains/interviews/time-spans.rules.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { minutesText } from '../../../platform/format/minutes.ts';
import { placeOf } from '../week/block-view.tsx';
import { rangeText, type WeekBlock } from '../week/week-days.ts';
import styles from './paint-layer.module.css';
import { minuteAt } from './use-paint-drag.ts';

/** A ring around the selected hours with two handles, which mouse and finger drag. The keyboard types or paints instead. */
export function BlockHandles({ block, range, onResize }: BlockHandlesProps) {
  const [span, setSpan] = useState<TimeSpan | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const shown = span ?? block;
  const drag = (event: PointerEvent<HTMLElement>, edge: 'from' | 'until') => {
    const column = box.current?.parentElement;
    if (span === null || !column) return;
    const minute = minuteAt({ clientY: event.clientY, currentTarget: column }, range);
    setSpan(
      edge === 'from'
        ? { ...shown, from: Math.min(minute, shown.until - step) }
        : { ...shown, until: Math.max(minute + step, shown.from + step) },
    );
  };
  const handle = (edge: 'from' | 'until') => (
    <span
      aria-hidden="true"
      className={styles.handle}
      data-edge={edge}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setSpan({ from: block.from, until: block.until });
      }}
      onPointerMove={(event) => drag(event, edge)}
      onPointerUp={() => {
        if (span !== null && (span.from !== block.from || span.until !== block.until)) onResize(span);
        setSpan(null);
      }}
      onPointerCancel={() => setSpan(null)}
    />
  );
  return (
    <div ref={box} className={styles.selected} style={placeOf(shown, range)}>
      {handle('from')}
      {span ? (
        <span className={styles.length}>
          <b>{rangeText(shown)}</b> {minutesText(shown.until - shown.from)}
        </span>
      ) : null}
      {handle('until')}
    </div>
  );
}

interface BlockHandlesProps {
  readonly block: WeekBlock;
  readonly range: TimeSpan;
  readonly onResize: (next: TimeSpan) => void;
}
