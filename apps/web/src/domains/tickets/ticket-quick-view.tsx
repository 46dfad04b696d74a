import type { TicketRow } from '@muster/contract/domains/tickets/ticket-list-columns.ts';
import { IconTicket } from '@tabler/icons-react';
import { QuickView } from '../../platform/table/quick-view.tsx';
import type { QuickViewState } from '../../platform/table/row-look.ts';
import type { RecordList } from '../../platform/table/use-record-list.ts';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';

/** A ticket beside its list: every column, hidden ones too. */
export function TicketQuickView({ list, row, ...state }: TicketQuickViewProps) {
  const { columns, zone } = list;
  const facts = columns
    .filter(({ card }) => card !== 'title')
    .map(({ header, cell }) => ({ label: header, value: cell(row, zone) }));
  return (
    <QuickView
      state={state}
      title={row.subject}
      below={`${row.number} · ${row.type}`}
      avatar={<IconTicket size={28} aria-hidden="true" />}
    >
      <DescriptionList facts={facts} />
    </QuickView>
  );
}

interface TicketQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<TicketRow>, 'columns' | 'zone'>;
  readonly row: TicketRow;
}
