import { ticketPriorityLabel, ticketStatusLabel } from '@muster/contract';
import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { isTicketActive } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import styles from './ticket-head.module.css';
import { urgentClock } from './ticket-texts.ts';

/** On a phone, where the details are a step away: 'Urgent · Open · Overdue 4 h'. */
export function TicketPhoneLine({ record }: { readonly record: TicketRecord }) {
  const now = useMinute();
  const { handling, status, due_at: due_by, approval_state } = record;
  const isReplied = handling === null || handling.first_responded_at !== null;
  const reply_due_by = isReplied ? null : handling.first_response_due_at;
  const left = isTicketActive(status) ? urgentClock({ due_by, reply_due_by, approval_state }, now) : null;
  const facts = [...(handling ? [ticketPriorityLabel(handling.priority)] : []), ticketStatusLabel(status)];
  return (
    <p className={styles.facts}>
      {facts.join(' · ')}
      {left === null ? null : (
        <>
          {' · '}
          <b data-tone={left.tone}>{left.text}</b>
        </>
      )}
    </p>
  );
}
