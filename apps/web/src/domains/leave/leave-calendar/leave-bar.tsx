import type { CSSProperties, KeyboardEvent } from 'react';
import { LeaveIcon } from '../leave-icon.tsx';
import styles from './leave-bar.module.css';
import { nextBar } from './leave-bar-keys.ts';
import { spanText } from './leave-span-texts.ts';
import { type ShownSpan, shortType } from './shown-calendar.ts';

/** Whether a name has room beside the icon on so many columns of a month: at least 29 px each, 6 px for a letter. */
const fits = (label: string, columns: number) => columns * 29 - 36 >= label.length * 6.2;

/** A span of leave: the icon of its type, and the name where it has room; the tooltip has more. */
export function LeaveBar({ span, columns, isWide, isOpen, isTabStop, onFocus, onOpen }: LeaveBarProps) {
  const text = spanText(span);
  const label = shortType(span.label);
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
      {span.color === null ? null : <LeaveIcon color={span.color} size={14} />}
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
