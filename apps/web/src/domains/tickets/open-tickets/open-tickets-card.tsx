import { counted, countText } from '@muster/contract/counted.ts';
import { ticketsScreens } from '@muster/contract/domains/tickets/tickets.screens.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { StatusWord } from '../../../ui/badge/status-word.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { leftUntil } from '../ticket-details/ticket-texts.ts';
import { openTicketAnswers, openTicketsQuery } from '../tickets.queries.ts';
import styles from './open-tickets.module.css';

const mostShown = 5;

/** Open tickets that the viewer sees, those that are due first. */
export function OpenTicketsCard() {
  const found = useQuery(openTicketsQuery);
  const now = useMinute();
  useRefreshOn('tickets.changed', openTicketAnswers);
  useRefreshOn('own-tickets.changed', openTicketAnswers);
  const mayAll = useMay(ticketsScreens.tickets.access);
  const list = mayAll ? pathOf('tickets') : `${pathOf('myTickets')}?show=others`;
  return (
    <Card title="Open tickets" flush actions={<Link to={list}>View all</Link>}>
      <Loaded of={found} thing="open tickets" outline={<RowsSkeleton />}>
        {({ data, total, overdue }) =>
          data.length === 0 ? (
            <p className={styles.none}>No ticket is open.</p>
          ) : (
            <>
              <p className={styles.count}>
                {counted(total, 'open ticket')}
                {overdue > 0 ? <StatusWord tone="red">{`${countText(overdue)} overdue`}</StatusWord> : null}
              </p>
              <ul className={styles.rows} aria-label="Open tickets">
                {data.slice(0, mostShown).map(({ id, subject, number, requester, due_by: dueBy }) => {
                  const left = leftUntil(dueBy, now);
                  return (
                    <li key={id} className={styles.row}>
                      <div className={styles.words}>
                        <Link to={pathOf('ticketDetails', { id })}>{subject}</Link>
                        <p className={styles.text}>{[number, requester].filter(Boolean).join(' · ')}</p>
                      </div>
                      <StatusWord tone={left.tone}>{left.text}</StatusWord>
                    </li>
                  );
                })}
              </ul>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
