import { countText } from '@muster/contract/counted.ts';
import {
  type OpenTicket,
  type OpenTicketView,
  openTicketViews,
} from '@muster/contract/domains/tickets/tickets.calls.ts';
import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { PriorityMark } from './priority-mark.tsx';
import styles from './ticket-queue.module.css';
import { urgentClock } from './ticket-texts.ts';
import type { TicketQueueState } from './use-ticket-queue.ts';

const labels = { mine: 'Mine', unassigned: 'Unassigned', all: 'All' } as const satisfies Record<OpenTicketView, string>;

/** Open tickets, the most urgent first. */
export function TicketQueue({ queue, openedId, path }: TicketQueueProps) {
  const { view, shown, counts } = queue;
  const rest = (counts[view] ?? 0) - shown.length;
  return (
    <nav className={styles.queue} aria-label="Open tickets">
      <div className={styles.head}>
        <p className={styles.title}>
          Open tickets <span>{counts.all === undefined ? '' : countText(counts.all)}</span>
        </p>
        <ViewSwitch label="Shown tickets">
          {openTicketViews.map((name) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => queue.show(name)}>
              {labels[name]} {counts[name] === undefined ? '' : countText(counts[name])}
            </button>
          ))}
        </ViewSwitch>
      </div>
      <ul className={styles.list}>
        {shown.map((ticket) => (
          <QueueRow key={ticket.id} ticket={ticket} isOpened={ticket.id === openedId} path={path} state={queue.state} />
        ))}
        {queue.isLoaded && shown.length === 0 ? <CardNote as="li">No open ticket here.</CardNote> : null}
        {rest > 0 && shown.length > 0 ? <CardNote as="li">{`${countText(rest)} more are due later.`}</CardNote> : null}
      </ul>
    </nav>
  );
}

interface TicketQueueProps {
  readonly queue: TicketQueueState;
  readonly openedId: number;
  readonly path: string;
}

function QueueRow({ ticket, isOpened, path, state }: QueueRowProps) {
  const now = useMinute();
  const row = useRef<HTMLAnchorElement>(null);
  const left = urgentClock(ticket, now);
  const who = [ticket.requester, ticket.client ?? 'Internal'].filter(Boolean).join(' · ');
  useEffect(() => {
    if (isOpened) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpened]);
  return (
    <li>
      <Link
        ref={row}
        className={styles.row}
        to={`${path}/${ticket.id}`}
        state={state}
        title={`${ticket.subject}, ${who}`}
        aria-current={isOpened ? 'page' : undefined}
      >
        <span className={styles.subject}>
          <PriorityMark priority={ticket.priority} />
          <b>{ticket.subject}</b>
        </span>
        <span className={styles.who}>{who}</span>
        <span className={styles.foot}>
          {ticket.number}
          <span className={styles.left} data-tone={left.tone}>
            {left.tone === 'red' ? (
              <IconAlertTriangle size={13} aria-hidden="true" />
            ) : left.tone === 'gray' && ticket.due_by === null ? null : (
              <IconHourglass size={13} aria-hidden="true" />
            )}
            {left.text}
          </span>
        </span>
      </Link>
    </li>
  );
}

interface QueueRowProps {
  readonly ticket: OpenTicket;
  readonly isOpened: boolean;
  readonly path: string;
  /** Of its address. */
  readonly state: object | null;
}
