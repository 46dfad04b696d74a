import styles from './bar-chart.module.css';
import type { BarSeries } from './bar-chart-props.ts';

/** Shown at the top right of a chart, next to its heading. */
export function ChartLegend({ series }: { readonly series: readonly BarSeries[] }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map(({ name, label }, index) => (
        <li key={name}>
          <span className={styles.swatch} data-place={index} />
          {label}
        </li>
      ))}
    </ul>
  );
}
