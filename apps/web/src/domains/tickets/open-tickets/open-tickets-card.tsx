import { countText } from '@muster/contract/counted.ts';
import { ticketsScreens } from '@muster/contract/domains/tickets/tickets.screens.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { openTicketAnswers, openTicketsQuery } from '../tickets.queries.ts';
import { OpenTicketRows } from './open-ticket-rows.tsx';

const mostAtFirst = 5;

/** Open tickets that the viewer sees, those that are due first. */
export function OpenTicketsCard({ most = mostAtFirst }: { readonly most?: number }) {
  const found = useQuery(openTicketsQuery);
  useRefreshOn('tickets.changed', openTicketAnswers);
  useRefreshOn('own-tickets.changed', openTicketAnswers);
  const mayAll = useMay(ticketsScreens.tickets.access);
  const list = mayAll ? pathOf('tickets') : `${pathOf('myTickets')}?show=others`;
  return (
    <Card title="Open tickets" note={countsText(found.data)} flush actions={<Link to={list}>View all</Link>}>
      <Loaded of={found} thing="open tickets" outline={<RowsSkeleton />}>
        {({ data }) =>
          data.length === 0 ? <CardNote>No open tickets.</CardNote> : <OpenTicketRows tickets={data.slice(0, most)} />
        }
      </Loaded>
    </Card>
  );
}

/** '12 · 3 overdue' */
function countsText(counts: { readonly total: number; readonly overdue: number } | undefined) {
  if (counts === undefined) return undefined;
  const { total, overdue } = counts;
  return [countText(total), ...(overdue > 0 ? [`${countText(overdue)} overdue`] : [])].join(' · ');
}
