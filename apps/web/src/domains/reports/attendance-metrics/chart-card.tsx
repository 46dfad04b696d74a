import { countText } from '@muster/contract/counted.ts';
import {
  type MetricCounts,
  metricRowLabels,
  metrics,
} from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { lazy, Suspense } from 'react';
import { minutesText } from '../../../platform/format/minutes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ChartLegend } from '../../../ui/chart/chart-legend.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import styles from './attendance-metrics.module.css';
import { groupingLabels, partValue, type ShownGroup, seriesOf, shareRange, tickText, wholeOf } from './metric-texts.ts';
import { groupings, type MetricsView } from './metrics-address.ts';

const BarChart = lazy(() => import('../../../ui/chart/bar-chart.tsx').then((part) => ({ default: part.BarChart })));

/** More bars would be unreadable; the table has them all. */
const mostBars = 10;

/** The chosen figure as bars, with its definition and a link to the days behind it. */
export function ChartCard({ view, groups, total, onChange }: ChartCardProps) {
  const { metric, by } = view;
  const { label, definition, rows, unit } = metrics[metric];
  const shown = groups.slice(0, mostBars);
  const series = seriesOf(metric, shown);
  const height = by === 'month' ? 240 : Math.max(120, Math.min(280, 40 + shown.length * 32));
  return (
    <Card title={`${label} by ${groupingLabels[by].toLowerCase()}`} actions={<ChartLegend series={series} />}>
      <div className={styles.chartHead}>
        <p className={styles.definition}>{definition}</p>
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
      </div>
      <div className={styles.chart}>
        <Suspense fallback={<div style={{ height }} />}>
          <BarChart
            rows={shown.map((group) => ({
              id: group.id,
              name: tickText(by, group),
              ...(unit === 'rate' && { whole: wholeOf(metric, group) }),
              values: Object.fromEntries(series.map(({ name }) => [name, partValue(metric, name, group)])),
            }))}
            series={series}
            format={unit === 'rate' ? (value) => `${countText(value)} days` : minutesText}
            range={shareRange(metric, shown)}
            isAcross={by !== 'month'}
            height={height}
            onPick={(part, of) => onChange({ rows: rows.find((name) => name === part) ?? null, of })}
          />
        </Suspense>
      </div>
      <div className={styles.behind}>
        {groups.length > mostBars ? (
          <span className={styles.definition}>
            {mostBars} of {groups.length}, those to look at first. The table has them all.
          </span>
        ) : null}
        {rows.map((part) => (
          <Button key={part} small onClick={() => onChange({ rows: part, of: null })}>
            {unit === 'rate'
              ? `${metricRowLabels[part]}: ${countText(partValue(metric, part, total))} days`
              : 'View days'}
          </Button>
        ))}
      </div>
    </Card>
  );
}

interface ChartCardProps {
  readonly view: MetricsView;
  readonly groups: readonly ShownGroup[];
  readonly total: MetricCounts;
  readonly onChange: (next: Partial<MetricsView>) => void;
}
