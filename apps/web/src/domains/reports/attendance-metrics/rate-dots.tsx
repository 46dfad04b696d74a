import { type MetricCounts, metrics, metricValue } from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { DotPlot } from '../../../ui/chart/dot-plot.tsx';
import { figureText, groupingLabels, type ShownGroup, shareRange } from './metric-texts.ts';
import type { MetricsView } from './metrics-address.ts';

/** A rate of each group on a scale that shows the differences, against that of all. */
export function RateDots({ view: { metric, by }, groups, total, onChange }: RateDotsProps) {
  const [rows] = metrics[metric].rows;
  const mark = metricValue(metric, total);
  const shares = groups.map((group) => metricValue(metric, group));
  const [least, most] = shareRange(metric, [...shares, mark]);
  return (
    <DotPlot
      label={`${metrics[metric].label} by ${groupingLabels[by].toLowerCase()}`}
      rows={groups.map((group, index) => ({
        id: group.id,
        name: group.name,
        share: shares[index] ?? null,
        text: figureText(metric, group),
      }))}
      least={least}
      most={most}
      mark={mark}
      markText={`All ${groupingLabels[by].toLowerCase()}s: ${figureText(metric, total)}`}
      onPick={(of) => rows && onChange({ rows, of })}
    />
  );
}

interface RateDotsProps {
  readonly view: MetricsView;
  readonly groups: readonly ShownGroup[];
  readonly total: MetricCounts;
  readonly onChange: (next: Partial<MetricsView>) => void;
}
