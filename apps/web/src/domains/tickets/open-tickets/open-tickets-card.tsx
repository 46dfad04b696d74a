import { counted, countText } from '@muster/contract/counted.ts';
import { ticketsScreens } from '@muster/contract/domains/tickets/tickets.screens.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { StatusWord } from '../../../ui/badge/status-word.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { openTicketAnswers, openTicketsQuery } from '../tickets.queries.ts';
import { OpenTicketRows } from './open-ticket-rows.tsx';
import styles from './open-tickets.module.css';

const mostAtFirst = 5;

/** Open tickets that the viewer sees, those that are due first. */
export function OpenTicketsCard({ most = mostAtFirst }: { readonly most?: number }) {
  const found = useQuery(openTicketsQuery);
  useRefreshOn('tickets.changed', openTicketAnswers);
  useRefreshOn('own-tickets.changed', openTicketAnswers);
  const mayAll = useMay(ticketsScreens.tickets.access);
  const list = mayAll ? pathOf('tickets') : `${pathOf('myTickets')}?show=others`;
  return (
    <Card title="Open tickets" flush actions={<Link to={list}>View all</Link>}>
      <Loaded of={found} thing="open tickets" outline={<RowsSkeleton />}>
        {({ data, total, overdue }) =>
          data.length === 0 ? (
            <CardNote>No open tickets.</CardNote>
          ) : (
            <>
              <p className={styles.count}>
                {counted(total, 'open ticket')}
                {overdue > 0 ? <StatusWord tone="red">{`${countText(overdue)} overdue`}</StatusWord> : null}
              </p>
              <OpenTicketRows tickets={data.slice(0, most)} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
