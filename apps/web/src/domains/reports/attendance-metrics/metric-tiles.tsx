import {
  type MetricCounts,
  type MetricName,
  metricNames,
  metrics,
} from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import styles from './attendance-metrics.module.css';
import { figureText, partText } from './metric-texts.ts';

/** One figure each; a press draws it. */
export function MetricTiles({ total, metric, onMetric }: MetricTilesProps) {
  return (
    <div className={styles.tiles}>
      {metricNames.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tile}
          aria-pressed={metric === name}
          onClick={() => onMetric(name)}
        >
          <span className={styles.tileLabel}>{metrics[name].label}</span>
          <span className={styles.tileValue}>{figureText(name, total)}</span>
          <span className={styles.tileLabel}>{partText(name, total)}</span>
        </button>
      ))}
    </div>
  );
}

interface MetricTilesProps {
  readonly total: MetricCounts;
  readonly metric: MetricName;
  readonly onMetric: (name: MetricName) => void;
}
