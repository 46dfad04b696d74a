import { type PositionStatus, positionStatuses } from '@muster/contract/states.ts';
import { withFilter } from '../../../platform/table/table-view.ts';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { StateTiles } from '../../../ui/state-tiles/state-tiles.tsx';

type Part = 'open' | 'paused' | 'filled';

/** The statuses that each tile filters by. */
const statusesOf = {
  open: ['sourcing', 'pending interviews'],
  paused: ['pause'],
  filled: ['filled'],
} as const satisfies Readonly<Record<Part, readonly PositionStatus[]>>;

const parts = ['open', 'paused', 'filled'] as const;

/** Positions by whether they are worked on; a press filters the table. */
export function PositionTiles<Row>({ list }: { readonly list: Positions<Row> }) {
  const { view, setView, answer, status } = list;
  const chosen = JSON.stringify(view.filters.status ?? []);
  const count = (statuses: readonly PositionStatus[]) => {
    if (answer) return statuses.reduce((sum, one) => sum + (answer.counts[one] ?? 0), 0);
    return status === 'error' ? undefined : null;
  };
  return (
    <StateTiles<Part>
      label="Positions by status"
      all={{ label: 'All', count: count(positionStatuses) }}
      tiles={[
        { state: 'open', label: 'Open', count: count(statusesOf.open), tone: 'green' },
        { state: 'paused', label: 'Paused', count: count(statusesOf.paused), tone: 'blue' },
        { state: 'filled', label: 'Filled', count: count(statusesOf.filled), tone: 'gray' },
      ]}
      active={parts.find((part) => JSON.stringify(statusesOf[part]) === chosen) ?? null}
      onState={(part) => setView(withFilter(view, 'status', part === null ? undefined : statusesOf[part]))}
    />
  );
}

type Counts = Readonly<Partial<Record<PositionStatus, number>>>;
type Positions<Row> = Pick<RecordList<Row, { readonly counts: Counts }>, 'view' | 'setView' | 'answer' | 'status'>;
