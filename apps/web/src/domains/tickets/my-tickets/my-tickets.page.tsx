import type { TicketRow } from '@muster/contract/domains/tickets/ticket-list-columns.ts';
import { othersTickets } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { ticketListsEndpoints } from '../../../platform/api/endpoints/ticket-lists.generated.ts';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { grantsOf, usePageData, useUser } from '../../../platform/session/use-session.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { handlerFilter } from '../ticket-filters.ts';
import { ownTicketColumns, queueColumns } from '../ticket-list-columns.tsx';
import { useLiveTickets } from '../use-live-tickets.ts';

const TicketQuickView = lazyPanel(() => import('../ticket-quick-view.tsx').then((part) => part.TicketQuickView));

/** `/my-tickets`: what the viewer filed or was filed for them, or with `?show=others` what they handle or colleagues filed. */
export function MyTicketsPage() {
  const navigate = useNavigate();
  const submitPath = pathOf('submitATicket');
  useCreate({ label: 'Submit a ticket', create: () => void navigate(submitPath) });
  const others = useOthersTickets();
  const [{ show }, change] = useListScope(['show']);
  const view = others !== null && show === 'others' ? 'others' : 'own';
  const list = useRecordList({
    name: 'myTickets',
    query: ({ dt_params }) => apiQuery(ticketListsEndpoints.mine, { query: { view, dt_params } }),
    columns: view === 'own' ? ownTicketColumns : queueColumns,
    otherFilters: view === 'own' ? noFilters : handlerFilter,
  });
  useLiveTickets();
  const href = view === 'own' ? ownHref : detailsHref;
  return (
    <Page fill>
      <PageHeader
        title="My tickets"
        count={list.total}
        actions={
          <LinkButton tone="primary" to={submitPath} icon={<IconPlus size={16} aria-hidden="true" />}>
            Submit a ticket
          </LinkButton>
        }
      />
      <DataTable<TicketRow>
        label="My tickets"
        list={list}
        rowName={({ number, subject }) => `${number}, ${subject}`}
        rowHref={href}
        quickView={(row, state) => <TicketQuickView list={list} row={row} to={href(row)} {...state} />}
        searchPlaceholder="Search: Number, Subject, Type"
        filters={
          others === null ? null : (
            <ViewSwitch label="Tickets">
              <button type="button" aria-pressed={view === 'own'} onClick={() => change({ show: null })}>
                Mine
              </button>
              <button type="button" aria-pressed={view === 'others'} onClick={() => change({ show: 'others' })}>
                {othersLabels[others]}
              </button>
            </ViewSwitch>
          )
        }
        empty={{
          icon: <IconTicket aria-hidden="true" />,
          title: view === 'own' ? 'You have not submitted a ticket yet.' : 'No tickets found.',
          action: view === 'own' ? <LinkButton to={submitPath}>Submit a ticket</LinkButton> : null,
        }}
      />
    </Page>
  );
}

function useOthersTickets() {
  const { clientId, employeeId } = useUser();
  const grants = grantsOf(usePageData());
  return grants && othersTickets({ ...grants, clientId, employeeId });
}

const ownHref = ({ id }: TicketRow) => pathOf('myTicketDetails', { id });
const detailsHref = ({ id }: TicketRow) => pathOf('ticketDetails', { id });
const othersLabels = { handled: 'To handle', colleagues: 'Colleagues' } as const;
const noFilters = [] as const;
