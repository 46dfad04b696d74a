import {
  type MetricName,
  type MetricRows,
  metricNames,
  metrics,
} from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { Card } from '../../../ui/card/card.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import styles from './attendance-metrics.module.css';
import { figureText, groupingLabels, partText, type ShownGroup } from './metric-texts.ts';
import type { MetricsView } from './metrics-address.ts';

/** Every figure of every group with links to the days behind it: the chart as a table. */
export function FiguresTable({ view, groups, onOpen }: FiguresTableProps) {
  const title = `Figures by ${groupingLabels[view.by].toLowerCase()}`;
  return (
    <Card title={title} flush>
      <PlainTable
        isBroad
        label={title}
        columns={[{ header: groupingLabels[view.by], cell: ({ name }) => name }, ...metricNames.map(columnOf(onOpen))]}
        rows={groups}
        rowId={({ id }) => id}
        empty={view.by === 'team' ? 'No one here is on a team.' : 'Nothing to count.'}
      />
    </Card>
  );
}

type Open = (cell: { readonly metric: MetricName; readonly rows: MetricRows; readonly of: string }) => void;

const columnOf =
  (onOpen: Open) =>
  (name: MetricName): PlainColumn<ShownGroup> => ({
    header: metrics[name].label,
    align: 'right',
    isUnbroken: true,
    cell: (group) => {
      const [rows] = metrics[name].rows;
      const text = figureText(name, group);
      if (rows === undefined || text === '–') return null;
      return (
        <>
          <button
            type="button"
            className={styles.figure}
            aria-label={`${metrics[name].label} of ${group.name}: ${text}`}
            onClick={() => onOpen({ metric: name, rows, of: group.id })}
          >
            {text}
          </button>
          {metrics[name].unit === 'rate' ? <SecondLine>{partText(name, group)}</SecondLine> : null}
        </>
      );
    },
  });

interface FiguresTableProps {
  readonly view: MetricsView;
  readonly groups: readonly ShownGroup[];
  readonly onOpen: Open;
}
