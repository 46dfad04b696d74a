import styles from './date-tile.module.css';

/** A day at the beginning of a line: its number above its weekday. */
export function DateTile({ day, weekday, isSaid = false }: DateTileProps) {
  return (
    <span className={styles.tile} aria-hidden={!isSaid || undefined}>
      <b>{Number(day.slice(8, 10))}</b> {weekday}
    </span>
  );
}

interface DateTileProps {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** 'Mon'. */
  readonly weekday: string;
  /** For screen readers too, where the line does not say the day. */
  readonly isSaid?: boolean;
}
