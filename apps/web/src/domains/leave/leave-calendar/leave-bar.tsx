import type { CSSProperties, KeyboardEvent } from 'react';
import { ColorDot } from '../color-dot.tsx';
import styles from './leave-bar.module.css';
import { nextBar } from './leave-bar-keys.ts';
import { spanText } from './leave-span-texts.ts';
import type { ShownSpan } from './shown-calendar.ts';

/** Whether a name has room on so many columns of a month: about 30 px each, 6 px for a letter. Others are a dot. */
const fits = (label: string, columns: number) => columns * 30 - 28 >= label.length * 6.5;

/** A span of leave: the name where it has room; the tooltip has more. */
export function LeaveBar({ span, columns, isWide, isOpen, isTabStop, onFocus, onOpen }: LeaveBarProps) {
  const text = spanText(span);
  const label = span.label.replace(/ leave$/i, '');
  const isNamed = isWide || fits(label, columns);
  return (
    <button
      type="button"
      className={styles.bar}
      style={{ '--columns': columns } as CSSProperties}
      data-bar=""
      data-wide={isWide || undefined}
      data-part={columns === 1 && span.part !== 'full' ? span.part : undefined}
      data-waiting={span.isWaiting || undefined}
      data-class={span.color === null || undefined}
      data-short={!isNamed || undefined}
      data-open={isOpen || undefined}
      tabIndex={isTabStop ? 0 : -1}
      title={text}
      aria-label={text}
      aria-haspopup="dialog"
      onFocus={onFocus}
      onKeyDown={moveBetweenBars}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      {span.color === null ? null : <ColorDot color={span.color} />}
      {isNamed ? <span>{label}</span> : null}
    </button>
  );
}

function moveBetweenBars(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const next = nextBar(event.currentTarget, event.key);
  if (next === null) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

interface LeaveBarProps {
  readonly span: ShownSpan;
  readonly columns: number;
  readonly isWide: boolean;
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onOpen: (bar: HTMLElement) => void;
}
