import { columnWidths } from '@muster/contract/list-settings.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './column-edge.module.css';

const stepPx = 16;

/** The right edge of a column's header: dragging it or the arrow keys set the width, a double press resets it. */
export function ColumnEdge({ header, width, onWidth }: ColumnEdgeProps) {
  const widthOf = (element: HTMLElement) => element.closest('th')?.offsetWidth ?? width;
  const set = (next: number) => onWidth(Math.round(Math.max(columnWidths.least, Math.min(columnWidths.most, next))));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    if (key === 'ArrowLeft') set(widthOf(currentTarget) - stepPx);
    else if (key === 'ArrowRight') set(widthOf(currentTarget) + stepPx);
    else if (key === 'Delete' || key === 'Backspace') onWidth(null);
    else return;
    event.preventDefault();
  };
  const onPointerDown = ({ button, clientX: from, currentTarget }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    const before = widthOf(currentTarget);
    const dragging = new AbortController();
    const over = { signal: dragging.signal };
    window.addEventListener('pointermove', ({ clientX }) => set(before + clientX - from), over);
    window.addEventListener('pointerup', () => dragging.abort(), over);
    window.addEventListener('pointercancel', () => dragging.abort(), over);
  };
  return (
    <hr
      className={styles.edge}
      aria-orientation="vertical"
      aria-label={`Width of ${header}`}
      aria-valuemin={columnWidths.least}
      aria-valuemax={columnWidths.most}
      aria-valuenow={width}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onDoubleClick={() => onWidth(null)}
    />
  );
}

interface ColumnEdgeProps {
  readonly header: string;
  /** In px: the chosen width, or the least without one. */
  readonly width: number;
  /** Null: as wide as the content. */
  readonly onWidth: (width: number | null) => void;
}
