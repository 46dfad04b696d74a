import type { TicketSlaPolicyRow } from '@muster/contract/domains/tickets/ticket-sla-policy-answers.ts';
import { ticketSlaPolicyColumns } from '@muster/contract/domains/tickets/ticket-sla-policy-columns.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketSlaPoliciesEndpoints } from '../../../platform/api/endpoints/ticket-sla-policies.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordListPage } from '../../../platform/record/record-list-page.tsx';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { zoneCell } from '../../../platform/table/zone-cell.tsx';
import { refreshTicketSlaPolicies, ticketSlaPolicyListQuery } from '../ticket-sla-policies.queries.ts';

const TicketSlaPolicyPanel = lazyPanel(() =>
  import('../ticket-sla-policy.panel.tsx').then((part) => part.TicketSlaPolicyPanel),
);

const nameCell = ({ id, name }: TicketSlaPolicyRow) => (
  <NameCell name={name} to={pathOf('ticketSlaPolicyDetails', { id })} plain />
);

const columns = columnsOf<TicketSlaPolicyRow>()(ticketSlaPolicyColumns, {
  name: {
    width: 200,
    pinned: 'left',
    cell: nameCell,
    card: 'title',
  },
  timezone: { width: 130, cell: ({ timezone }) => zoneCell(timezone), card: 'line' },
  holiday_calendar: { width: 200, card: 'line' },
  types: { width: 120, isEarly: true },
  open_tickets: { width: 130 },
  description: { width: 200, grow: true },
  updated_at: { width: 180, hiddenAtFirst: true },
});

/** `/ticket-sla-policies` */
export function TicketSlaPolicyListPage() {
  const form = useLazyPanel((id: number | null, state) => <TicketSlaPolicyPanel id={id} {...state} />);
  const list = useRecordList({ name: 'ticketSlaPolicies', query: ticketSlaPolicyListQuery, columns });
  useRefreshOn('ticket-sla-policies.changed', [ticketSlaPoliciesEndpoints.list]);
  const { remove, dialog } = useRemoval({
    thing: 'SLA policy',
    nameOf: ({ name }: TicketSlaPolicyRow) => name,
    send: ({ id }) => callApi(ticketSlaPoliciesEndpoints.delete, { body: { id } }),
    refresh: refreshTicketSlaPolicies,
  });
  return (
    <RecordListPage
      title="SLA policies"
      thing="SLA policy"
      list={list}
      rowName={({ name }) => name}
      rowHref={({ id }) => pathOf('ticketSlaPolicyDetails', { id })}
      searchPlaceholder="Search: Name, Description"
      emptyHint="SLA policies appear here when they are added."
      onAdd={() => form.open(null)}
      onUpdate={({ id }) => form.open(id)}
      onDelete={remove}
    >
      {dialog}
      {form.panel}
    </RecordListPage>
  );
}
