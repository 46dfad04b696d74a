import type { AttendanceFigures } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import { metrics } from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { lazy, Suspense } from 'react';
import { minutesText } from '../../../platform/format/minutes.ts';
import { Card } from '../../../ui/card/card.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import styles from './attendance-metrics.module.css';
import { BehindTotal } from './behind-total.tsx';
import { groupingLabels, partValue, type ShownGroup, tickText } from './metric-texts.ts';
import { groupings, type MetricsView } from './metrics-address.ts';
import { RateDots } from './rate-dots.tsx';
import { RateLines } from './rate-lines.tsx';

const BarChart = lazy(() => import('../../../ui/chart/bar-chart.tsx').then((part) => ({ default: part.BarChart })));

/** More rows would be unreadable; the table has them all. */
const mostRows = 10;

/** The chosen figure as a picture, with its definition and the days behind it: rates as lines or dots, times as bars. */
export function ChartCard({ view, figures, groups, onChange }: ChartCardProps) {
  const { metric, by } = view;
  const { label, definition } = metrics[metric];
  const isInTime = by === 'week' || by === 'month';
  const shown = isInTime ? groups : groups.slice(0, mostRows);
  return (
    <Card
      title={`${label} by ${groupingLabels[by].toLowerCase()}`}
      actions={
        <ViewSwitch label="By">
          {groupings.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={by === name}
              onClick={() => onChange({ by: name, rows: null, of: null })}
            >
              {groupingLabels[name]}
            </button>
          ))}
        </ViewSwitch>
      }
    >
      <p className={styles.chartHead}>{definition}</p>
      {metrics[metric].unit === 'minutes' ? (
        <TimeBars view={view} groups={shown} isAcross={!isInTime} onChange={onChange} />
      ) : by === 'week' ? (
        <RateLines metric={metric} figures={figures} onChange={onChange} />
      ) : (
        <RateDots view={view} groups={shown} total={figures.total} onChange={onChange} />
      )}
      <div className={styles.behind}>
        {groups.length > shown.length ? (
          <span>
            {shown.length} of {groups.length}, those to look at first. The table has them all.
          </span>
        ) : null}
        <BehindTotal metric={metric} total={figures.total} onChange={onChange} />
      </div>
    </Card>
  );
}

interface ChartCardProps {
  readonly view: MetricsView;
  readonly figures: AttendanceFigures;
  readonly groups: readonly ShownGroup[];
  readonly onChange: (next: Partial<MetricsView>) => void;
}

function TimeBars({ view: { metric, by }, groups, isAcross, onChange }: TimeBarsProps) {
  const [part] = metrics[metric].rows;
  if (part === undefined) return null;
  const height = isAcross ? Math.max(120, Math.min(380, 40 + groups.length * 32)) : 240;
  return (
    <div className={styles.chart}>
      <Suspense fallback={<div style={{ height }} />}>
        <BarChart
          rows={groups.map((group) => ({
            id: group.id,
            name: tickText(by, group),
            value: partValue(metric, part, group),
          }))}
          label={metrics[metric].label}
          format={minutesText}
          isAcross={isAcross}
          height={height}
          onPick={(of) => onChange({ rows: part, of })}
        />
      </Suspense>
    </div>
  );
}

interface TimeBarsProps extends Omit<ChartCardProps, 'figures'> {
  readonly isAcross: boolean;
}
