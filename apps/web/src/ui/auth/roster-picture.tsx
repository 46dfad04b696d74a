import styles from './auth-layout.module.css';

const rowHeight = 60;
const hours = [0, 1, 2, 3, 4, 5, 6, 7];
/** Shifts of a day: start and end in columns of the picture, and whether they are running. */
const shifts = [
  [0.3, 3.1],
  [3.4, 6.4],
  [1.2, 4.9],
  [2.6, 6.1],
  [4.3, 7.6],
  [0.1, 2.9],
  [2.9, 7.1],
  [1.6, 4.2],
] as const;
const nowAt = 3.8;
const column = 92;
const left = 96;

/** A drawing of a day's roster: people on the left, their shifts as bars, a line for the current time. Decorative. */
export function RosterPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 840 520" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
      {hours.map((hour) => (
        <path key={hour} className={styles.hour} d={`M${left + hour * column} 0V520`} />
      ))}
      {shifts.map(([start, end], row) => (
        <g key={`${start} ${end}`} transform={`translate(0 ${row * rowHeight + 24})`}>
          <circle className={styles.person} cx="52" cy="18" r="14" />
          <rect
            className={start < nowAt && end > nowAt ? styles.running : styles.shift}
            x={left + start * column}
            width={(end - start) * column}
            height="36"
            rx="9"
          />
        </g>
      ))}
      <path className={styles.now} d={`M${left + nowAt * column} 0V520`} />
      <circle className={styles.nowDot} cx={left + nowAt * column} cy="8" r="5" />
    </svg>
  );
}
