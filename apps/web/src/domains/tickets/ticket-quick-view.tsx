import type { TicketRow } from '@muster/contract/domains/tickets/ticket-list-columns.ts';
import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { QuickViewState } from '../../platform/table/row-look.ts';
import { RowQuickView } from '../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../platform/table/use-record-list.ts';
import iconTile from '../../ui/avatar/icon-tile.module.css';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { ticketQuery } from './ticket-details/ticket-work.queries.ts';
import { TicketGlance } from './ticket-glance.tsx';

/** A ticket beside its list: what it asks for, the last message and what to do next, then its columns that have a value. */
export function TicketQuickView({ list, row, to, ...state }: TicketQuickViewProps) {
  const record = useQuery(ticketQuery(row.id)).data;
  return (
    <RowQuickView
      list={list}
      row={row}
      title={row.subject}
      below={`${row.number} · ${row.type}`}
      avatar={
        <span className={iconTile.tile} aria-hidden="true">
          <IconTicket />
        </span>
      }
      without={columnsWithout(row)}
      to={to}
      state={state}
    >
      {record === undefined ? <Skeleton height={96} /> : <TicketGlance key={row.id} record={record} to={to} />}
    </RowQuickView>
  );
}

/** The head and the due time say some already; others have no value. */
function columnsWithout({ employee, client, approval_state: approval }: TicketRow): string[] {
  return [
    ...['number', 'type', 'is_overdue'],
    ...(employee === null ? ['employee'] : []),
    ...(client === null ? ['client'] : []),
    ...(approval === null ? ['approval_state'] : []),
  ];
}

interface TicketQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<TicketRow>, 'columns' | 'zone'>;
  readonly row: TicketRow;
  readonly to: string;
}
