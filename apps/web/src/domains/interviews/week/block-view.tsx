import type { TimeSpan } from '@muster/contract/domains/interviews/time-spans.rules.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Unseen } from '../../../ui/unseen/unseen.tsx';
import styles from './week-block.module.css';
import { homeRangeText, rangeText, type WeekBlock } from './week-days.ts';

/** Hours or a busy time on their day, with the time in both zones. */
export function BlockView({ day, block, zone, range, children }: BlockViewProps) {
  const text = rangeText(block);
  const there = homeRangeText(day, block, zone);
  const note = notes[block.kind];
  const lines = Math.floor((((block.until - block.from) / 60) * 52 - 8) / 16);
  return (
    <div
      className={styles.block}
      data-kind={block.kind}
      data-short={lines < 2 || undefined}
      style={placeOf(block, range)}
      title={[text, there, note].filter(Boolean).join('\n')}
    >
      <b>{block.kind === 'busy' ? 'Busy' : text}</b>
      <Line isShown={lines > 1} text={block.kind === 'busy' ? text : there} isThere={block.kind !== 'busy'} />
      <Line isShown={lines > 2} text={note} />
      {children}
    </div>
  );
}

const notes = { weekly: null, override: 'Only this day', busy: null } as const;

/** A line that has no room is read aloud, and in the tooltip. */
function Line({ isShown, text, isThere = false }: LineProps) {
  if (text === null) return null;
  return isShown ? <span data-there={isThere || undefined}>{text}</span> : <Unseen>{text}</Unseen>;
}

interface LineProps {
  readonly isShown: boolean;
  readonly text: string | null;
  /** The time in Manila. A whole week has no room for it, and names it on its axis. */
  readonly isThere?: boolean;
}

/** Where minutes of a day are in its column. */
export const placeOf = ({ from, until }: TimeSpan, range: TimeSpan): CSSProperties => {
  const length = range.until - range.from;
  return {
    top: `${((from - range.from) / length) * 100}%`,
    height: `${((until - from) / length) * 100}%`,
  };
};

interface BlockViewProps {
  readonly day: string;
  readonly block: WeekBlock;
  readonly zone: string;
  readonly range: TimeSpan;
  readonly children?: ReactNode;
}
