import styles from './step-line.module.css';
import { useDrawnWidth } from './use-drawn-width.ts';
import { anchorOf, besideDot, type StepWord, wordsApart } from './words-apart.ts';

const height = 88;
const edge = { top: 20, right: 16, bottom: 24, left: 16 };

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
  const isMarked = (at: number) => at === mark?.at;
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
      {wordsApart(words, { x, end, mark: mark?.at }).map(({ at, text, value, valueText }) => {
        const anchor = anchorOf(at, end);
        return (
          <g key={at}>
            <text className={styles.word} x={x(at)} y={height - 6} textAnchor={anchor}>
              {text}
            </text>
            <text
              className={styles.value}
              x={isMarked(at) && anchor === 'middle' ? x(at) + besideDot : x(at)}
              y={y(value) - 7}
              textAnchor={isMarked(at) && anchor === 'middle' ? 'start' : anchor}
              data-mark={isMarked(at) || undefined}
            >
              {valueText}
            </text>
          </g>
        );
      })}
    </svg>
  );
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
