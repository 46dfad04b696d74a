import { countText } from '@muster/contract/counted.ts';
import {
  type OpenTicket,
  type OpenTicketView,
  openTicketViews,
} from '@muster/contract/domains/tickets/tickets.calls.ts';
import { ticketAccess } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { usePageKeys } from '../../../platform/keys/use-page-keys.ts';
import { trailIn } from '../../../platform/record/list-trail.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { queueQuery } from '../tickets.queries.ts';
import { PriorityMark } from './priority-mark.tsx';
import styles from './ticket-queue.module.css';
import { urgentClock } from './ticket-texts.ts';

const labels = { mine: 'Mine', unassigned: 'Unassigned', all: 'All' } as const satisfies Record<OpenTicketView, string>;

/** Kept while somebody goes from ticket to ticket. */
let lastView: OpenTicketView = 'all';

/** Open tickets, the most urgent first. */
export function TicketQueue({ openedId, path }: { readonly openedId: number; readonly path: string }) {
  const isOpen = useMay(ticketAccess.open);
  const [view, setView] = useState(lastView);
  const { data } = useQuery({ ...queueQuery(view), enabled: isOpen, placeholderData: keepPreviousData });
  const shown = data?.data ?? [];
  const counts = { all: data?.total, mine: data?.mine, unassigned: data?.unassigned };
  const rest = (counts[view] ?? 0) - shown.length;
  useQueueKeys(shown, openedId, path);
  if (!isOpen) return null;
  return (
    <nav className={styles.queue} aria-label="Open tickets">
      <div className={styles.head}>
        <p className={styles.title}>
          Open tickets <span>{data?.total ?? ''}</span>
        </p>
        <ViewSwitch label="Shown tickets">
          {openTicketViews.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => {
                lastView = name;
                setView(name);
              }}
            >
              {labels[name]} {counts[name] ?? ''}
            </button>
          ))}
        </ViewSwitch>
      </div>
      <ul className={styles.list}>
        {shown.map((ticket) => (
          <QueueRow key={ticket.id} ticket={ticket} isOpened={ticket.id === openedId} path={path} />
        ))}
        {data && shown.length === 0 ? <CardNote as="li">No open ticket here.</CardNote> : null}
        {rest > 0 && shown.length > 0 ? <CardNote as="li">{`${countText(rest)} more are due later.`}</CardNote> : null}
      </ul>
    </nav>
  );
}

function QueueRow({ ticket, isOpened, path }: QueueRowProps) {
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
}

/**
 * Next and previous of what the queue shows; from a ticket outside it, the first one. A ticket that was opened from a
 * list leaves the keys to the list.
 */
function useQueueKeys(shown: readonly OpenTicket[], openedId: number, path: string): void {
  const navigate = useNavigate();
  const isFromList = trailIn(useLocation().state) !== null;
  usePageKeys(
    (key) => {
      if (key !== 'j' && key !== 'k') return false;
      const index = shown.findIndex(({ id }) => id === openedId);
      const next = index < 0 ? shown[0] : shown[key === 'j' ? index + 1 : index - 1];
      if (next) void navigate(`${path}/${next.id}`);
      return next !== undefined;
    },
    { isOn: !isFromList },
  );
}
