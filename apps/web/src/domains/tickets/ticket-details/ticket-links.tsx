import { ticketStatusLabel } from '@muster/contract';
import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { IconTicket, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import styles from './ticket-properties.module.css';
import type { TicketActs } from './use-ticket-acts.ts';

type TicketLink = TicketRecord['links'][number];

/** Tickets that belong together, as far as the viewer sees them. */
export function TicketLinks({ record, acts }: { readonly record: TicketRecord; readonly acts: TicketActs }) {
  if (record.links.length === 0) return null;
  const path = record.handling === null ? '/my-tickets' : '/ticket-details';
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Related</h2>
      <ul className={styles.links}>
        {record.links.map((link) => (
          <li key={link.ticket_id}>
            <IconTicket size={16} aria-hidden="true" />
            <span className={styles.linked}>
              <Link to={`${path}/${link.ticket_id}`}>{link.number}</Link> {link.subject}
              <small>{`${kindText(link)} · ${ticketStatusLabel(link.status)}`}</small>
            </span>
            {link.kind === 'related' ? (
              <IconButton
                label={`Remove the link to ${link.number}`}
                icon={<IconX size={15} aria-hidden="true" />}
                onClick={() => void acts.unlink(link.ticket_id)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function kindText({ kind, is_from_here }: TicketLink): string {
  if (kind === 'related') return 'Related';
  if (kind === 'merged_into') return is_from_here ? 'This ticket was merged into it' : 'Merged into this ticket';
  return is_from_here ? 'This ticket continues it' : 'Continues this ticket';
}
