import { counted, countText } from '@muster/contract/counted.ts';
import { dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import {
  type MetricCounts,
  type MetricName,
  metricRowLabels,
  metrics,
} from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import styles from './attendance-metrics.module.css';
import { partValue, unknownDays } from './metric-texts.ts';
import type { MetricsView } from './metrics-address.ts';

/** The days behind the figure of the whole period, by part. */
export function BehindTotal({ metric, total, onChange }: BehindTotalProps) {
  const { rows, unit } = metrics[metric];
  const unknown = metric === 'attendance' ? unknownDays(total) : 0;
  return (
    <ul className={styles.parts} aria-label="Days of the period">
      {rows.map((part) => (
        <li key={part}>
          <button type="button" className={styles.figure} onClick={() => onChange({ rows: part, of: null })}>
            {unit === 'rate'
              ? `${metricRowLabels[part]}: ${countText(partValue(metric, part, total))} days`
              : 'View days'}
          </button>
        </li>
      ))}
      {unknown > 0 ? <li>{`${dayLabels.conflict}: ${counted(unknown, 'day')}`}</li> : null}
    </ul>
  );
}

interface BehindTotalProps {
  readonly metric: MetricName;
  readonly total: MetricCounts;
  readonly onChange: (next: Partial<MetricsView>) => void;
}
