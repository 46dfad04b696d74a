import {
  type MetricCounts,
  type MetricName,
  metricNames,
  metrics,
} from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { FigureTiles } from '../../../ui/figure-tiles/figure-tiles.tsx';
import { changeOf, figureText, partText } from './metric-texts.ts';

/** One tile per figure; a click draws its chart. */
export function MetricTiles({ total, before, metric, onMetric }: MetricTilesProps) {
  return (
    <FigureTiles<MetricName>
      tiles={metricNames.map((name) => ({
        state: name,
        label: metrics[name].label,
        count: total ? figureText(name, total) : null,
        note: total ? partText(name, total) : '…',
        change: total && before ? changeOf(name, total, before) : undefined,
      }))}
      active={metric}
      onState={(name) => name !== null && onMetric(name)}
    />
  );
}

interface MetricTilesProps {
  /** Undefined while it loads. */
  readonly total: MetricCounts | undefined;
  /** The period before. */
  readonly before?: MetricCounts | undefined;
  readonly metric: MetricName;
  readonly onMetric: (name: MetricName) => void;
}
