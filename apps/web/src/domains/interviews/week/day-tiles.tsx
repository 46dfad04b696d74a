import { weekdayName } from '../../../platform/format/dates.ts';
import styles from './day-tiles.module.css';
import type { WeekDay } from './week-days.ts';

/** The days of a week to choose from, with their open hours. */
export function DayTiles({ days, at, today, onPick }: DayTilesProps) {
  return (
    <fieldset className={styles.tiles} aria-label="Day">
      {days.map(({ day, minutes, isOverridden, summary }, index) => (
        <button
          key={day}
          type="button"
          aria-pressed={index === at}
          aria-current={day === today ? 'date' : undefined}
          onClick={() => onPick(index)}
        >
          <span>{weekdayName(day)}</span>
          <b>{Number(day.slice(8, 10))}</b>
          <span data-changed={isOverridden || undefined}>
            {summary?.short ?? (minutes === 0 ? (isOverridden ? 'Off' : '–') : `${Math.round(minutes / 6) / 10} h`)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

interface DayTilesProps {
  readonly days: readonly WeekDay[];
  /** Index of the shown day. */
  readonly at: number;
  readonly today: string;
  readonly onPick: (index: number) => void;
}
