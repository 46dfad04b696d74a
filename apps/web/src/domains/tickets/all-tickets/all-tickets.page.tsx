import type { TicketRow } from '@muster/contract/domains/tickets/ticket-list-columns.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { ticketListsEndpoints } from '../../../platform/api/endpoints/ticket-lists.generated.ts';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useFirstView } from '../../../platform/table/use-first-view.ts';
import { type ListRequest, useRecordList } from '../../../platform/table/use-record-list.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { handlerFilter } from '../ticket-filters.ts';
import { queueColumns } from '../ticket-list-columns.tsx';
import { useLiveTickets } from '../use-live-tickets.ts';
import { firstView, queueViews } from './queue-views.ts';
import { TicketBulkActions } from './ticket-bulk-actions.tsx';
import { everyTicketQuery, TicketTiles } from './ticket-tiles.tsx';

const TicketQuickView = lazyPanel(() => import('../ticket-quick-view.tsx').then((part) => part.TicketQuickView));

const detailsHref = ({ id }: TicketRow) => pathOf('ticketDetails', { id });

const query = ({ dt_params, hasDigest }: ListRequest) =>
  apiQuery(ticketListsEndpoints.all, { query: { dt_params, ...(hasDigest && { digest: 'true' }) } });

/** `/all-tickets`: at first what is open, the most urgent first; with the tile All every ticket that the viewer sees. */
export const AllTicketsPage = () => (useFirstView(firstView) ? <AllTickets /> : null);

function AllTickets() {
  const navigate = useNavigate();
  const submitPath = pathOf('submitATicket');
  useCreate({ label: 'Submit a ticket', create: () => void navigate(submitPath) });
  const list = useRecordList({
    name: 'tickets',
    query,
    columns: queueColumns,
    otherFilters: handlerFilter,
    hasDigest: true,
  });
  useLiveTickets();
  const isWithoutRecords = useQuery(everyTicketQuery).data?.total === 0;
  return (
    <Page fill>
      <PageHeader
        title="All Tickets"
        count={list.total}
        actions={
          <LinkButton tone="primary" to={submitPath} icon={<IconPlus size={16} aria-hidden="true" />}>
            Submit a ticket
          </LinkButton>
        }
      />
      <TicketTiles view={list.view} onViewChange={list.setView} />
      <DataTable<TicketRow>
        label="Tickets"
        list={list}
        rowName={({ number, subject }) => `${number}, ${subject}`}
        rowHref={detailsHref}
        quickView={(row, state) => <TicketQuickView list={list} row={row} to={detailsHref(row)} {...state} />}
        builtInViews={queueViews}
        searchPlaceholder="Search: Number, Subject, Requester, Client, Type"
        empty={{
          icon: <IconTicket aria-hidden="true" />,
          title: isWithoutRecords ? 'No tickets yet.' : 'No tickets found.',
          hint: 'Tickets appear here when employees, clients or staff submit them.',
          action: <LinkButton to={submitPath}>Submit a ticket</LinkButton>,
          isWithoutRecords,
        }}
        bulk={{ canSelectAll: true, actions: (selection) => <TicketBulkActions selection={selection} /> }}
      />
    </Page>
  );
}
