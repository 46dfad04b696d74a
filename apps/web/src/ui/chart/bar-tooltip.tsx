import styles from './bar-chart.module.css';
import type { BarChartProps, BarRow } from './bar-chart-props.ts';

/** The value of the bar under the pointer. */
export function BarTooltip({ row, label, format }: BarTooltipProps) {
  if (!row) return null;
  return (
    <div className={styles.tooltip}>
      <p className={styles.name}>{row.name}</p>
      <p className={styles.value}>
        <span className={styles.swatch} />
        {label} {format(row.value)}
      </p>
    </div>
  );
}

interface BarTooltipProps extends Pick<BarChartProps, 'label' | 'format'> {
  readonly row: BarRow | undefined;
}
