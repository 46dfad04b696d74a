import type { AttendanceFigures } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import { type MetricName, metrics, metricValue } from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { formatDays } from '../../../platform/format/dates.ts';
import { PeriodLines } from '../../../ui/chart/period-lines.tsx';
import { PeriodPoint } from '../../../ui/chart/period-point.tsx';
import styles from './attendance-metrics.module.css';
import { figureText, isCompared, shareRange } from './metric-texts.ts';
import type { MetricsView } from './metrics-address.ts';

/** A rate week by week against the period before, where that has figures for at least half of its weeks. */
export function RateLines({ metric, figures: { weeks, before, from, to }, onChange }: RateLinesProps) {
  const [rows] = metrics[metric].rows;
  const earlier = isCompared(metric, before.weeks) ? before.weeks.map((week) => metricValue(metric, week)) : [];
  const values = weeks.map((week) => metricValue(metric, week));
  const [least, most] = shareRange(metric, [...values, ...earlier]);
  return (
    <>
      <PeriodLines
        isTall
        values={values}
        before={earlier}
        least={least}
        most={most}
        labels={weeks.map((week) => formatDays(week.from, week.to))}
        renderPoint={(index, value) => {
          const week = weeks[index];
          if (!week || value === null || rows === undefined) return null;
          return (
            <PeriodPoint
              text={`${formatDays(week.from, week.to)}: ${figureText(metric, week)}`}
              isInFirstHalf={index * 2 < weeks.length}
              onPick={() => onChange({ rows, of: week.from })}
            />
          );
        }}
      />
      <p className={styles.lines} aria-hidden="true">
        <i data-line="now" /> {formatDays(from, to)}
        {earlier.length > 0 ? (
          <>
            {' '}
            <i data-line="before" /> {formatDays(before.from, before.to)}
          </>
        ) : null}
      </p>
    </>
  );
}

interface RateLinesProps {
  readonly metric: MetricName;
  readonly figures: AttendanceFigures;
  readonly onChange: (next: Partial<MetricsView>) => void;
}
