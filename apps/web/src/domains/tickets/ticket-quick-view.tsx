import type { TicketRow } from '@muster/contract/domains/tickets/ticket-list-columns.ts';
import { IconTicket } from '@tabler/icons-react';
import type { QuickViewState } from '../../platform/table/row-look.ts';
import { RowQuickView } from '../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../platform/table/use-record-list.ts';

/** A ticket beside its list: every column, hidden ones too. */
export function TicketQuickView({ list, row, to, ...state }: TicketQuickViewProps) {
  return (
    <RowQuickView
      list={list}
      row={row}
      title={row.subject}
      below={`${row.number} · ${row.type}`}
      avatar={<IconTicket size={28} aria-hidden="true" />}
      to={to}
      state={state}
    />
  );
}

interface TicketQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<TicketRow>, 'columns' | 'zone'>;
  readonly row: TicketRow;
  readonly to: string;
}
