import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { instantOf } from '../../platform/clock/clock.ts';
import { useMinute } from '../../platform/clock/use-minute.ts';
import { formatDateTime } from '../../platform/format/dates.ts';
import { useViewerZone } from '../../platform/session/account-queries.ts';
import styles from './decide-by.module.css';

/** Until when the approval is to be decided. */
export function DecideBy({ record: { approval_state: state, approval_due_at: due } }: DecideByProps) {
  const now = useMinute();
  const zone = useViewerZone();
  if (state !== 'pending' || due === null) return null;
  const isLate = (instantOf(due) ?? now) < now;
  return (
    <p className={styles.due} data-late={isLate || undefined}>
      {`${isLate ? 'Overdue since' : 'Decide by'} ${formatDateTime(due, zone)}`}
    </p>
  );
}

interface DecideByProps {
  readonly record: Pick<TicketRecord, 'approval_state' | 'approval_due_at'>;
}
