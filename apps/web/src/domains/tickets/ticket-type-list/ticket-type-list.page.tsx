import { ticketPriorityLabel } from '@muster/contract';
import type { TicketTypeRow } from '@muster/contract/domains/tickets/ticket-type-answers.ts';
import { ticketTypeColumns } from '@muster/contract/domains/tickets/ticket-type-columns.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketTypesEndpoints } from '../../../platform/api/endpoints/ticket-types.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordListPage } from '../../../platform/record/record-list-page.tsx';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { ActiveBadge } from '../active-badge.tsx';
import { ticketAudienceText } from '../ticket-audience-text.ts';
import { refreshTicketTypes, ticketTypeListQuery } from '../ticket-types.queries.ts';

const TicketTypePanel = lazyPanel(() => import('../ticket-type.panel.tsx').then((part) => part.TicketTypePanel));

const nameCell = ({ id, name }: TicketTypeRow) => (
  <NameCell name={name} to={pathOf('ticketTypeDetails', { id })} plain />
);

const columns = columnsOf<TicketTypeRow>()(ticketTypeColumns, {
  sequence: { width: 90, header: 'Order', align: 'left' },
  name: {
    width: 220,
    pinned: 'left',
    cell: nameCell,
    card: 'title',
  },
  code: { width: 120 },
  audience: {
    width: 230,
    cell: ({ audience }) => ticketAudienceText(audience),
    card: 'line',
  },
  default_group: { width: 170, card: 'line' },
  default_priority: {
    width: 130,
    header: 'Priority',
    cell: ({ default_priority }) => ticketPriorityLabel(default_priority),
  },
  is_active: {
    width: 120,
    header: 'Status',
    cell: ({ is_active }) => <ActiveBadge isActive={is_active} />,
    card: 'badge',
  },
  view_permission: { width: 220, hiddenAtFirst: true },
  sla_policy: { width: 150, hiddenAtFirst: true },
  approval_policy: { width: 180, hiddenAtFirst: true },
  field_count: { width: 90, hiddenAtFirst: true },
  form_number: { width: 130, hiddenAtFirst: true },
  description: { width: 320, grow: true, hiddenAtFirst: true },
  updated_at: { width: 180, hiddenAtFirst: true },
});

/** `/ticket-types` */
export function TicketTypeListPage() {
  const form = useLazyPanel((id: number | null, state) => <TicketTypePanel id={id} {...state} />);
  const list = useRecordList({ name: 'ticketTypes', query: ticketTypeListQuery, columns });
  useRefreshOn('ticket-types.changed', [ticketTypesEndpoints.list]);
  const { remove, dialog } = useRemoval({
    thing: 'Ticket type',
    nameOf: ({ name }: TicketTypeRow) => name,
    send: ({ id }) => callApi(ticketTypesEndpoints.delete, { body: { id } }),
    refresh: refreshTicketTypes,
  });
  return (
    <RecordListPage
      title="Ticket types"
      thing="Ticket type"
      list={list}
      rowName={({ name }) => name}
      rowHref={({ id }) => pathOf('ticketTypeDetails', { id })}
      searchPlaceholder="Search: Name, Code, Description"
      emptyHint="Ticket types appear here when they are added."
      onAdd={() => form.open(null)}
      onUpdate={({ id }) => form.open(id)}
      onDelete={remove}
    >
      {dialog}
      {form.panel}
    </RecordListPage>
  );
}
