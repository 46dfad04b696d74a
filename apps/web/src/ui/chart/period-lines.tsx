import type { CSSProperties, ReactNode } from 'react';
import styles from './period-lines.module.css';

/**
 * A rate over time against the period before, as lines of shares from 0 to 1. The points are links of the caller that lie over the picture,
 * because the picture itself is not accessible.
 */
export function PeriodLines({
  values,
  before,
  least,
  most = 1,
  labels,
  isTall = false,
  renderPoint,
}: PeriodLinesProps) {
  const steps = Math.max(1, values.length - 1);
  const x = (index: number) => (index / steps) * 100;
  const y = (value: number) => ((most - Math.min(most, Math.max(least, value))) / (most - least)) * 100;
  const last = values.at(-1) ?? null;
  return (
    <div className={styles.chart} data-tall={isTall || undefined}>
      <div className={styles.axis} aria-hidden="true">
        {[most, (most + least) / 2, least].map((value) => (
          <span key={value} style={{ insetBlockStart: `${y(value)}%` }}>
            {Math.round(value * 100)}%
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {[0, 50, 100].map((line) => (
            <path key={line} className={styles.grid} d={`M0 ${line}H100`} />
          ))}
          <path className={styles.before} d={lineOf(before, x, y)} />
          {segmentsOf(values).map(([from, until]) => (
            <path
              key={from}
              className={styles.fill}
              d={`${lineOf(values.slice(from, until + 1), (index) => x(from + index), y)}L${x(until)} 100L${x(from)} 100Z`}
            />
          ))}
          <path className={styles.line} d={lineOf(values, x, y)} />
        </svg>
        {last === null ? null : (
          <span className={styles.last} style={{ insetBlockStart: `${y(last)}%` }} aria-hidden="true" />
        )}
        <ul className={styles.points}>
          {values.map((value, index) => (
            <li key={labels[index]} style={placeOf(x(index), 50 / steps)}>
              {renderPoint(index, value)}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.labels} aria-hidden="true">
        {namedPoints(labels.length).map((index) => (
          <span
            key={index}
            style={{ insetInlineStart: `${x(index)}%` }}
            data-end={endOf(index, labels.length)}
            data-minor={isMinor(index, labels.length) || undefined}
          >
            {labels[index]}
          </span>
        ))}
      </div>
    </div>
  );
}

interface PeriodLinesProps {
  /** Oldest first; null where nothing was counted. */
  readonly values: readonly (number | null)[];
  readonly before: readonly (number | null)[];
  /** Where the axis begins, so that differences are seen. */
  readonly least: number;
  /** Where it ends. Default: 1. */
  readonly most?: number;
  readonly labels: readonly string[];
  /** For a page of its own, instead of a card on a home. */
  readonly isTall?: boolean;
  readonly renderPoint: (index: number, value: number | null) => ReactNode;
}

const mostNamed = 8;

/** The points with a label: all of a few, otherwise five at equal distances. */
function namedPoints(count: number): readonly number[] {
  const named = Math.min(count, count <= mostNamed ? count : 5);
  return Array.from({ length: named }, (_, place) => Math.round((place * (count - 1)) / Math.max(1, named - 1)));
}

const middleOf = (count: number) => Math.round((count - 1) / 2);

/** On a narrow chart there is room for the ends and the middle. */
const isMinor = (index: number, count: number) =>
  count > 4 && index !== 0 && index !== middleOf(count) && index !== count - 1;

const endOf = (index: number, count: number) => (index === 0 ? 'first' : index === count - 1 ? 'last' : undefined);

type Place = (value: number) => number;

/** Around a point, and inside the plot. `--at` is where the point is in it. All in percent. */
function placeOf(point: number, around: number): CSSProperties {
  const [start, end] = [Math.max(0, point - around), Math.min(100, point + around)];
  return {
    insetInlineStart: `${start}%`,
    width: `${end - start}%`,
    ['--at' as string]: `${((point - start) / (end - start)) * 100}%`,
  };
}

/** A gap where nothing was counted. */
function lineOf(values: readonly (number | null)[], x: Place, y: Place): string {
  return values
    .flatMap((value, index) => {
      if (value === null) return [];
      const isFirst = index === 0 || values[index - 1] === null;
      return [`${isFirst ? 'M' : 'L'}${x(index)} ${y(value)}`];
    })
    .join('');
}

/** First and last index of each run of values. */
function segmentsOf(values: readonly (number | null)[]): readonly (readonly [number, number])[] {
  const segments: [number, number][] = [];
  values.forEach((value, index) => {
    if (value === null) return;
    const current = segments.at(-1);
    if (current && current[1] === index - 1) current[1] = index;
    else segments.push([index, index]);
  });
  return segments;
}
