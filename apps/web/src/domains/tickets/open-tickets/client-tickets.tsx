import { pathOf } from '@muster/contract/screen-paths.ts';
import { ticketStatusCodes } from '@muster/contract/states.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { ticketListsEndpoints } from '../../../platform/api/endpoints/ticket-lists.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { pageQueryOf } from '../../../platform/table/page-query.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { ticketListAnswers } from '../tickets.queries.ts';
import { OpenTicketRows } from './open-ticket-rows.tsx';

const mostShown = 5;
const open = [ticketStatusCodes.open, ticketStatusCodes.pending];

/** In the summary of a client: its tickets that are not resolved, the most urgent first. */
export default function ClientTickets({ id }: { readonly id: number }) {
  const filters = { client_id: id, status: open };
  const query = pageQueryOf({ page: 1, rows: mostShown, filters, sort: 'due_by' });
  const found = useQuery(apiQuery(ticketListsEndpoints.all, { query }));
  useRefreshOn('tickets.changed', ticketListAnswers);
  const client = found.data?.data[0]?.client;
  return (
    <Card
      title="Open tickets"
      note={found.data?.total}
      flush
      actions={client ? <Link to={`${pathOf('tickets')}?${addressOf(client)}`}>View all</Link> : null}
    >
      <Loaded of={found} thing="open tickets">
        {({ data, total }) => (total === 0 ? <CardNote>No open tickets.</CardNote> : <OpenTicketRows tickets={data} />)}
      </Loaded>
    </Card>
  );
}

const addressOf = (client: string) =>
  new URLSearchParams([
    ['filter.client', client],
    ...open.map((status) => ['filter.status', String(status)]),
    ['sort', 'due_by'],
  ]);
