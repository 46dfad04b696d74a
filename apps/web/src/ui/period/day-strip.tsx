import { type ReactNode, useRef } from 'react';
import styles from './day-strip.module.css';
import { useChosenInSight } from './use-chosen-in-sight.ts';

/** On phones: the days of a period in one line, one of them chosen. */
export function DayStrip({ days, chosen, today, onChoose }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useChosenInSight(strip, days[0]?.day);
  return (
    <div ref={strip} className={styles.strip}>
      {days.map(({ day, weekday, title, mark }) => (
        <button
          key={day}
          type="button"
          className={styles.date}
          aria-pressed={day === chosen}
          title={title}
          data-today={day === today || undefined}
          onClick={() => onChoose(day)}
        >
          <span>{weekday}</span> <b>{Number(day.slice(8, 10))}</b> {mark}
        </button>
      ))}
    </div>
  );
}

interface StripDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** 'Mon'. */
  readonly weekday: string;
  readonly title: string;
  /** Below the number. */
  readonly mark?: ReactNode;
}

interface DayStripProps {
  readonly days: readonly StripDay[];
  readonly chosen: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}
