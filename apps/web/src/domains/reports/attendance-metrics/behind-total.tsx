import { counted } from '@muster/contract/counted.ts';
import {
  type MetricCounts,
  type MetricName,
  metricRowLabels,
  metrics,
} from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import styles from './attendance-metrics.module.css';
import { partValue } from './metric-texts.ts';
import type { MetricsView } from './metrics-address.ts';

/** The days behind the figure of the whole period, by part. */
export function BehindTotal({ metric, total, onChange }: BehindTotalProps) {
  const { rows, unit } = metrics[metric];
  // Days whose hours are not known yet are the exception.
  const shown = rows.filter((part) => part !== 'unknown' || partValue(metric, part, total) > 0);
  return (
    <ul className={styles.parts} aria-label="Days of the period">
      {shown.map((part) => (
        <li key={part}>
          <button type="button" className={styles.figure} onClick={() => onChange({ rows: part, of: null })}>
            {unit === 'rate'
              ? `${metricRowLabels[part]}: ${counted(partValue(metric, part, total), 'day')}`
              : 'View days'}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface BehindTotalProps {
  readonly metric: MetricName;
  readonly total: MetricCounts;
  readonly onChange: (next: Partial<MetricsView>) => void;
}
