import type { OpenTicket } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { Link } from 'react-router';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { urgentClock } from '../ticket-details/ticket-texts.ts';
import due from '../ticket-list-columns.module.css';
import styles from './open-tickets.module.css';

interface ShownTicket {
  readonly id: number;
  readonly subject: string;
  readonly number: string;
  readonly requester: string | null;
  readonly due_by: string | null;
  readonly reply_due_by?: string | null;
  readonly approval_state: OpenTicket['approval_state'];
}

/** Open tickets with the time that is left for each, as lines of a card. */
export function OpenTicketRows({ tickets }: { readonly tickets: readonly ShownTicket[] }) {
  const now = useMinute();
  return (
    <ul className={styles.rows} aria-label="Open tickets">
      {tickets.map((ticket) => {
        const { id, subject, number, requester } = ticket;
        const left = urgentClock(ticket, now);
        return (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <Link to={pathOf('ticketDetails', { id })}>{subject}</Link>
              <p className={styles.text}>{[number, requester].filter(Boolean).join(' · ')}</p>
            </div>
            <span className={due.due} data-tone={left.tone}>
              {left.text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
