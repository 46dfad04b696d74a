import { paintStepMinutes as step } from '@muster/contract/domains/interviews/availability.constants.ts';
import type { TimeSpan } from '@muster/contract/domains/interviews/time-spans.rules.ts';
import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface Drag {
  readonly anchor: number;
  readonly at: number;
}

interface DragQuestion {
  /** What the column shows, in minutes of the day. */
  readonly range: TimeSpan;
  readonly onPaint: (span: TimeSpan) => void;
  /** One step, without a drag. */
  readonly onPick: (minute: number) => void;
}

/** A mouse or a pen paints the steps that it passes. On touch screens a drag scrolls, and a tap picks one step. Escape cancels. */
export function usePaintDrag({ range, onPaint, onPick }: DragQuestion) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isByMouse = useRef(false);
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null);
    };
    document.addEventListener('keydown', cancel);
    return () => document.removeEventListener('keydown', cancel);
  }, [isDragging]);
  const extend = (anchor: number, at: number) => setDrag({ anchor, at });
  return {
    span: drag === null ? null : spanOf(drag),
    drag,
    extend,
    cancel: () => setDrag(null),
    events: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        isByMouse.current = event.pointerType !== 'touch';
        if (event.button !== 0 || !isByMouse.current) return;
        const minute = minuteAt(event, range);
        event.currentTarget.setPointerCapture?.(event.pointerId);
        extend(minute, minute);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag !== null && isByMouse.current) extend(drag.anchor, minuteAt(event, range));
      },
      onPointerUp: () => {
        if (drag === null || !isByMouse.current) return;
        setDrag(null);
        if (drag.anchor === drag.at) onPick(drag.anchor);
        else onPaint(spanOf(drag));
      },
      onPointerCancel: () => setDrag(null),
    },
    /** For the click of a step: by keyboard or touch. */
    onStepClick: (minute: number, detail: number) => {
      if (detail > 0 && isByMouse.current) return;
      onPick(minute);
    },
  };
}

const spanOf = ({ anchor, at }: Drag): TimeSpan => ({ from: Math.min(anchor, at), until: Math.max(anchor, at) + step });

/** The step under the pointer, in minutes of the day. */
export function minuteAt(
  { clientY, currentTarget }: Pick<PointerEvent<HTMLElement>, 'clientY' | 'currentTarget'>,
  { from, until }: TimeSpan,
): number {
  const { top, height } = currentTarget.getBoundingClientRect();
  const minute = from + (height === 0 ? 0 : ((clientY - top) / height) * (until - from));
  return Math.max(from, Math.min(Math.floor(minute / step) * step, until - step));
}
