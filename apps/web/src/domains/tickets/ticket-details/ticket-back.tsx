import { IconChevronDown, IconChevronLeft, IconChevronUp } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { trailIn } from '../../../platform/record/list-trail.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import styles from './ticket-head.module.css';
import type { TicketQueueState } from './use-ticket-queue.ts';

/** On a phone, where no queue is beside the ticket: back to the list, and to the tickets around it in the queue. */
export function TicketBack({ queue, list }: TicketBackProps) {
  const { state } = useLocation();
  // Without a queue, who came from a list has its pager.
  if (queue === null && trailIn(state) !== null) return null;
  return (
    <nav className={styles.back} aria-label="Back">
      <Link to={queue?.list ?? list}>
        <IconChevronLeft size={18} aria-hidden="true" />
        Tickets
      </Link>
      {queue === null ? null : (
        <span className={styles.steps}>
          {queue.place}
          <IconButton
            label="Previous ticket"
            icon={<IconChevronUp size={18} aria-hidden="true" />}
            disabled={queue.onPrevious === null}
            onClick={() => queue.onPrevious?.()}
          />
          <IconButton
            label="Next ticket"
            icon={<IconChevronDown size={18} aria-hidden="true" />}
            disabled={queue.onNext === null}
            onClick={() => queue.onNext?.()}
          />
        </span>
      )}
    </nav>
  );
}

interface TicketBackProps {
  readonly queue: TicketQueueState | null;
  /** The address of the list. */
  readonly list: string;
}
