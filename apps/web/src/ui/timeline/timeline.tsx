import type { Tone } from '@muster/contract/state-words.ts';
import type { ReactNode } from 'react';
import styles from './timeline.module.css';

/** Events, newest first: a dot, who did what, when. */
export function Timeline({ events, label }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {events.map((event) => (
        <li key={event.id} className={styles.event} data-tone={event.tone ?? 'gray'}>
          <div className={styles.title}>{event.title}</div>
          <div className={styles.meta}>{event.meta}</div>
          {event.detail ? <div className={styles.detail}>{event.detail}</div> : null}
        </li>
      ))}
    </ol>
  );
}

export interface TimelineEvent {
  readonly id: string | number;
  readonly title: ReactNode;
  /** Time and user. */
  readonly meta: ReactNode;
  readonly detail?: ReactNode;
  readonly tone?: Tone;
}

interface TimelineProps {
  readonly events: readonly TimelineEvent[];
  readonly label: string;
}
