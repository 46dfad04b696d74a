import { paintStepMinutes as step } from '@muster/contract/domains/interviews/availability.constants.ts';
import type { TimeSpan } from '@muster/contract/domains/interviews/time-spans.rules.ts';
import type { KeyboardEvent } from 'react';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { placeOf } from '../week/block-view.tsx';
import { minuteText, rangeText, type WeekBlock, type WeekDay } from '../week/week-days.ts';
import { BlockHandles } from './block-handles.tsx';
import styles from './paint-layer.module.css';
import { usePaintDrag } from './use-paint-drag.ts';

/** The half hours of a day as buttons that mouse, touch and keyboard paint. One button of the week is in the order of Tab. */
export function PaintLayer({
  of,
  range,
  focused,
  selected,
  onFocus,
  onPaint,
  onSelect,
  onResize,
  isSelecting,
}: PaintLayerProps) {
  const { day, blocks } = of;
  const hoursAt = (minute: number) =>
    blocks.find(({ kind, from, until }) => kind !== 'busy' && from <= minute && minute < until);
  const pick = (minute: number) => {
    const block = isSelecting ? hoursAt(minute) : undefined;
    if (block) onSelect(block);
    else onPaint({ from: minute, until: minute + step });
  };
  const { span, drag, extend, cancel, events, onStepClick } = usePaintDrag({ range, onPaint, onPick: pick });
  const steps = Array.from({ length: (range.until - range.from) / step }, (_, index) => range.from + index * step);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const minute = minuteOf(event.target);
    if (minute === null) return;
    if (event.key === 'Escape') cancel();
    if (event.key === ' ' && span !== null && drag?.anchor !== drag?.at) {
      event.preventDefault();
      cancel();
      onPaint(span);
    }
    const by = { ArrowUp: -step, ArrowDown: step }[event.key];
    const days = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined && days === undefined) return;
    event.preventDefault();
    const next = minute + (by ?? 0);
    if (by !== undefined && (next < range.from || next >= range.until)) return;
    if (event.shiftKey && by !== undefined) extend(drag?.anchor ?? minute, next);
    else cancel();
    focusStep(event.currentTarget, days ?? 0, next);
  };
  return (
    <>
      <fieldset
        className={styles.layer}
        data-paint-day={day}
        aria-label={formatWeekday(day)}
        onKeyDown={onKeyDown}
        {...events}
      >
        {steps.map((minute) => (
          <button
            key={minute}
            type="button"
            data-minute={minute}
            tabIndex={focused === minute ? 0 : -1}
            aria-pressed={hoursAt(minute) !== undefined}
            aria-label={`${formatWeekday(day)}, ${minuteText(minute)}`}
            onFocus={() => onFocus(minute)}
            onClick={(event) => onStepClick(minute, event.detail)}
          />
        ))}
      </fieldset>
      {span && drag?.anchor !== drag?.at ? (
        <div className={styles.preview} style={placeOf(span, range)}>
          <b>{rangeText(span)}</b>
          <span>{minutesText(span.until - span.from)}</span>
        </div>
      ) : null}
      {selected ? <BlockHandles block={selected} range={range} onResize={onResize} /> : null}
    </>
  );
}

function minuteOf(target: EventTarget): number | null {
  const minute = target instanceof HTMLElement ? target.dataset.minute : undefined;
  return minute === undefined ? null : Number(minute);
}

/** Of this day, or of the one before or after where it is shown. */
function focusStep(layer: HTMLElement, days: number, minute: number): void {
  const layers = [...(layer.closest('section')?.querySelectorAll<HTMLElement>('[data-paint-day]') ?? [])];
  const to = layers[layers.indexOf(layer) + days];
  to?.querySelector<HTMLElement>(`[data-minute="${minute}"]`)?.focus();
}

interface PaintLayerProps {
  readonly of: WeekDay;
  readonly range: TimeSpan;
  /** The step in the order of Tab; null: that of another day. */
  readonly focused: number | null;
  /** The hours with handles. */
  readonly selected: WeekBlock | null;
  /** A click on hours selects them instead of painting. */
  readonly isSelecting: boolean;
  readonly onFocus: (minute: number) => void;
  readonly onPaint: (span: TimeSpan) => void;
  readonly onSelect: (block: WeekBlock) => void;
  readonly onResize: (next: TimeSpan) => void;
}
