import styles from './date-tile.module.css';

/** A day at the beginning of a line: its number above its weekday, or below its month where the line says the weekday. */
export function DateTile({ day, weekday, month, isSaid = false }: DateTileProps) {
  return (
    <span className={styles.tile} aria-hidden={!isSaid || undefined}>
      {month} <b>{Number(day.slice(8, 10))}</b> {weekday}
    </span>
  );
}

interface DateTileProps {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** 'Mon'. */
  readonly weekday?: string;
  /** 'Dec'. */
  readonly month?: string;
  /** For screen readers too, where the line does not say the day. */
  readonly isSaid?: boolean;
}
