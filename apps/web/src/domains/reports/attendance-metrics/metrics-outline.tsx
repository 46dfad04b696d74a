import type { MetricName } from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { Card } from '../../../ui/card/card.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './attendance-metrics.module.css';
import { MetricTiles } from './metric-tiles.tsx';

/** Placeholder for tiles, chart and figures while they load. */
export function MetricsOutline({ metric }: { readonly metric: MetricName }) {
  return (
    <>
      <MetricTiles total={undefined} metric={metric} onMetric={() => undefined} />
      <div className={styles.content}>
        <Card>
          <Skeleton height={286} />
        </Card>
        <Card flush>
          <RowsSkeleton />
        </Card>
      </div>
    </>
  );
}
