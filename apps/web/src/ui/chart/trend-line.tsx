import styles from './trend-line.module.css';
import { useDrawnWidth } from './use-drawn-width.ts';

const height = 200;
const edge = { top: 12, right: 16, bottom: 26, left: 36 };

/**
 * Values over time as a line, oldest first. The text next to it must say the same, because the picture is not
 * accessible.
 */
export function TrendLine({ label, points, least, most, mark }: TrendLineProps) {
  const { picture, width } = useDrawnWidth();
  const steps = Math.max(1, points.length - 1);
  const x = (index: number) => edge.left + ((width - edge.left - edge.right) * index) / steps;
  const y = (value: number) =>
    edge.top + ((most - Math.min(most, Math.max(least, value))) / (most - least)) * (height - edge.top - edge.bottom);
  const lines = [least, (least + most) / 2, most];
  const path = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(point.value)}`).join(' ');
  const first = points[0];
  const last = points.at(-1);
  return (
    <svg
      ref={picture}
      className={styles.trend}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {lines.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1={edge.left} x2={width - edge.right} y1={y(value)} y2={y(value)} />
          <text className={styles.word} x={edge.left - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {mark === undefined ? null : (
        <line className={styles.mark} x1={edge.left} x2={width - edge.right} y1={y(mark)} y2={y(mark)} />
      )}
      <path className={styles.line} d={path} />
      {points.map((point, index) => (
        <circle key={point.id} className={styles.point} cx={x(index)} cy={y(point.value)} r={4}>
          <title>{`${point.name}: ${point.value}`}</title>
        </circle>
      ))}
      {first ? (
        <text className={styles.word} x={edge.left} y={height - 6}>
          {first.at}
        </text>
      ) : null}
      {last && last !== first ? (
        <text className={styles.word} x={width - edge.right} y={height - 6} textAnchor="end">
          {last.at}
        </text>
      ) : null}
    </svg>
  );
}

interface TrendLineProps {
  readonly label: string;
  /** `at`: the time, short enough for a narrow chart. */
  readonly points: readonly {
    readonly id: number;
    readonly name: string;
    readonly at: string;
    readonly value: number;
  }[];
  readonly least: number;
  readonly most: number;
  /** A target value, drawn as a dashed line. */
  readonly mark?: number;
}
