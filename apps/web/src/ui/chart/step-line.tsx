import styles from './step-line.module.css';
import { useDrawnWidth } from './use-drawn-width.ts';

const height = 88;
const edge = { top: 20, right: 16, bottom: 24, left: 16 };
const leastGap = 68;

/**
 * A value that stays the same between steps, such as a balance. The text next to it must say the same, because the picture is not
 * accessible.
 */
export function StepLine({ label, steps, end, words, mark }: StepLineProps) {
  const { picture, width } = useDrawnWidth();
  const values = steps.map(({ value }) => value);
  const most = Math.max(1, ...values);
  const least = Math.min(0, ...values);
  const x = (at: number) => edge.left + ((width - edge.left - edge.right) * at) / Math.max(1, end);
  const y = (value: number) => edge.top + ((most - value) / (most - least)) * (height - edge.top - edge.bottom);
  const [first, ...later] = steps;
  if (!first) return null;
  const line = `M${x(first.at)} ${y(first.value)}${later.map(({ at, value }) => `H${x(at)}V${y(value)}`).join('')}H${x(end)}`;
  const base = height - edge.bottom;
  return (
    <svg
      ref={picture}
      className={styles.steps}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.area} d={`${line}V${base}H${x(first.at)}Z`} />
      <line className={styles.base} x1={edge.left} x2={width - edge.right} y1={base} y2={base} />
      <path className={styles.line} d={line} />
      {mark ? <circle className={styles.mark} cx={x(mark.at)} cy={y(mark.value)} r={4} /> : null}
      {apart(words, x).map(({ at, text, value, valueText }) => {
        const anchor = at === 0 ? 'start' : at === end ? 'end' : 'middle';
        return (
          <g key={at}>
            <text className={styles.word} x={x(at)} y={height - 6} textAnchor={anchor}>
              {text}
            </text>
            <text
              className={styles.value}
              x={x(at)}
              y={y(value) - 7}
              textAnchor={anchor}
              data-mark={at === mark?.at || undefined}
            >
              {valueText}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Without those that would touch an earlier one. */
function apart(words: readonly StepWord[], x: (at: number) => number): readonly StepWord[] {
  const kept: StepWord[] = [];
  for (const word of words) if (kept.every((one) => Math.abs(x(one.at) - x(word.at)) >= leastGap)) kept.push(word);
  return kept;
}

interface StepWord {
  readonly at: number;
  /** Below the line. */
  readonly text: string;
  /** Where the line is. */
  readonly value: number;
  readonly valueText: string;
}

interface StepLineProps {
  readonly label: string;
  /** In order; the first at 0. */
  readonly steps: readonly { readonly at: number; readonly value: number }[];
  readonly end: number;
  /** The most important first: of two that would touch, the later one is left out. */
  readonly words: readonly StepWord[];
  readonly mark?: { readonly at: number; readonly value: number } | undefined;
}
