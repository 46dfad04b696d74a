import styles from './bar-chart.module.css';
import type { BarChartProps, BarRow } from './bar-chart-props.ts';

/** The values of the bar under the pointer, with their shares of a whole. */
export function BarTooltip({ row, series, format }: BarTooltipProps) {
  if (!row) return null;
  const whole = row.whole ?? series.reduce((sum, { name }) => sum + (row.values[name] ?? 0), 0);
  return (
    <div className={styles.tooltip}>
      <p className={styles.name}>{row.name}</p>
      {series.map(({ name, label }, index) => {
        const value = row.values[name] ?? 0;
        return (
          <p key={name} className={styles.value}>
            <span className={styles.swatch} data-place={index} />
            {label} {format(value)}
            {(series.length > 1 || row.whole !== undefined) && whole > 0
              ? ` (${((value / whole) * 100).toFixed(1)}%)`
              : null}
          </p>
        );
      })}
    </div>
  );
}

interface BarTooltipProps extends Pick<BarChartProps, 'series' | 'format'> {
  readonly row: BarRow | undefined;
}
