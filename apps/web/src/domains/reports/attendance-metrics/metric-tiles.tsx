import {
  type MetricCounts,
  type MetricName,
  metricNames,
  metrics,
} from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { FigureTiles } from '../../../ui/figure-tiles/figure-tiles.tsx';
import { figureText, partText } from './metric-texts.ts';

/** One tile per figure; a click draws its chart. */
export function MetricTiles({ total, metric, onMetric }: MetricTilesProps) {
  return (
    <FigureTiles<MetricName>
      tiles={metricNames.map((name) => ({
        state: name,
        label: metrics[name].label,
        count: total ? figureText(name, total) : null,
        note: total ? partText(name, total) : '…',
      }))}
      active={metric}
      onState={(name) => name !== null && onMetric(name)}
    />
  );
}

interface MetricTilesProps {
  /** Undefined while it loads. */
  readonly total: MetricCounts | undefined;
  readonly metric: MetricName;
  readonly onMetric: (name: MetricName) => void;
}
