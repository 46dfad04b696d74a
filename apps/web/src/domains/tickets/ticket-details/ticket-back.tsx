import { IconChevronDown, IconChevronLeft, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router';
import { trailIn } from '../../../platform/record/list-trail.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { queueQuery } from '../tickets.queries.ts';
import styles from './ticket-head.module.css';

/** On a phone, where no queue is beside the ticket: back to the list, and to the tickets around it in the queue. */
export function TicketBack({ id, path, list, isHandled }: TicketBackProps) {
  // Who came from a list has its pager.
  if (trailIn(useLocation().state) !== null) return null;
  return (
    <nav className={styles.back} aria-label="Back">
      <Link to={list}>
        <IconChevronLeft size={18} aria-hidden="true" />
        Tickets
      </Link>
      {isHandled ? <QueueSteps id={id} path={path} /> : null}
    </nav>
  );
}

interface TicketBackProps {
  readonly id: number;
  /** Of the tickets around it. */
  readonly path: string;
  /** The address of the list. */
  readonly list: string;
  readonly isHandled: boolean;
}

function QueueSteps({ id, path }: Pick<TicketBackProps, 'id' | 'path'>) {
  const navigate = useNavigate();
  const shown = useQuery(queueQuery('all')).data?.data ?? [];
  const index = shown.findIndex((ticket) => ticket.id === id);
  const [previous, next] = [index < 0 ? undefined : shown[index - 1], shown[index + 1]];
  const go = (to: { readonly id: number } | undefined) => () => {
    if (to) void navigate(`${path}/${to.id}`);
  };
  return (
    <span className={styles.steps}>
      <IconButton
        label="Previous ticket"
        icon={<IconChevronUp size={18} aria-hidden="true" />}
        disabled={!previous}
        onClick={go(previous)}
      />
      <IconButton
        label="Next ticket"
        icon={<IconChevronDown size={18} aria-hidden="true" />}
        disabled={!next}
        onClick={go(next)}
      />
    </span>
  );
}
