import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { ticketListsEndpoints } from '../../../platform/api/endpoints/ticket-lists.generated.ts';
import { pageQueryOf } from '../../../platform/table/page-query.ts';
import { changed, type TableView } from '../../../platform/table/table-view.ts';
import { StateTiles } from '../../../ui/state-tiles/state-tiles.tsx';
import { queueQuery } from '../tickets.queries.ts';

type Part = 'open' | 'overdue' | 'unassigned' | 'mine';

const open = ['2', '3'];

/** The filters that each tile sets. The counts are of the same tickets. */
const filtersOf = {
  open: { status: open },
  overdue: { is_overdue: ['true'] },
  unassigned: { status: open, handler: ['nobody'] },
  mine: { status: open, handler: ['me'] },
} as const satisfies Record<Part, TableView['filters']>;

const parts = ['open', 'overdue', 'unassigned', 'mine'] as const satisfies readonly Part[];

const fields = ['status', 'is_overdue', 'handler'] as const;

/** Whatever the table is filtered by. */
export const everyTicketQuery = apiQuery(ticketListsEndpoints.all, { query: pageQueryOf({ page: 1, rows: 1 }) });

/** Open tickets by what they need; a press filters the table. */
export function TicketTiles({ view, onViewChange }: TicketTilesProps) {
  const { data } = useQuery(queueQuery('all'));
  const every = useQuery(everyTicketQuery);
  const { status: _status, is_overdue: _overdue, handler: _handler, ...others } = view.filters;
  const show = (part: Part | null) =>
    onViewChange(
      changed(view, {
        filters: part === null ? others : { ...others, ...filtersOf[part] },
        sort: view.sort ?? { id: 'due_by', descending: false },
      }),
    );
  return (
    <StateTiles<Part>
      label="Tickets by what they need"
      all={{ label: 'All', count: every.data?.total ?? null }}
      tiles={[
        { state: 'open', label: 'Open', count: data?.total ?? null, tone: 'gray' },
        { state: 'overdue', label: 'Overdue', count: data?.overdue ?? null, tone: 'red' },
        { state: 'unassigned', label: 'Unassigned', count: data?.unassigned ?? null, tone: 'amber' },
        { state: 'mine', label: 'Mine', count: data?.mine ?? null, tone: 'gray' },
      ]}
      active={parts.find((part) => isShown(view, part)) ?? null}
      onState={show}
    />
  );
}

const isShown = ({ filters }: TableView, part: Part): boolean => {
  const wanted: TableView['filters'] = filtersOf[part];
  return fields.every((field) => textOf(filters[field]) === textOf(wanted[field]));
};

const textOf = (value: TableView['filters'][string] | undefined) => JSON.stringify(value ?? []);

interface TicketTilesProps {
  readonly view: TableView;
  readonly onViewChange: (next: TableView) => void;
}
