import { ticketPriorityLabel } from '@muster/contract';
import { ticketApprovalWords } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import {
  type TicketToApprove,
  ticketApprovalColumns,
} from '@muster/contract/domains/tickets/ticket-approval-columns.ts';
import { now } from '../../../platform/clock/clock.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { StatusWord } from '../../../ui/badge/status-word.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { leftUntil } from '../ticket-details/ticket-texts.ts';

const shown = {
  subject: {
    width: 280,
    grow: true,
    pinned: 'left' as const,
    cell: ({ subject, number, type }: TicketToApprove) => (
      <NameCell name={subject} below={`${number} · ${type}`} plain />
    ),
    card: 'title' as const,
  },
  number: { width: 100, hiddenAtFirst: true, within: 'subject' },
  requester: {
    width: 170,
    card: 'line' as const,
    cell: ({ requester, client }: TicketToApprove) => (
      <>
        {requester}
        {client === null ? null : <SecondLine>{client}</SecondLine>}
      </>
    ),
    cardCell: ({ requester }: TicketToApprove) => requester,
  },
  employee: { width: 160, hiddenAtFirst: true },
  client: { width: 170, hiddenAtFirst: true, within: 'requester' },
  type: { width: 160, hiddenAtFirst: true, within: 'subject' },
  priority: { width: 84, cell: ({ priority }: TicketToApprove) => ticketPriorityLabel(priority) },
  filed_at: { width: 180 },
};

function decideByCell({ decide_by: due, is_late: isLate }: TicketToApprove, zone: string) {
  if (due === null) return null;
  const text = formatDateTime(due, zone);
  if (!isLate) return text;
  return (
    <span title={text}>
      <StatusWord tone="red">{leftUntil(due, now()).text}</StatusWord>
    </span>
  );
}

/** On a card no heading says what the instant means. */
function decideByLine({ decide_by: due, is_late: isLate }: TicketToApprove, zone: string) {
  if (due === null) return null;
  const text = formatDateTime(due, zone);
  return isLate ? <StatusWord tone="red">Overdue since {text}</StatusWord> : `Decide by ${text}`;
}

export const waitingTicketColumnsFor = (onReview: (ticket: TicketToApprove) => void) =>
  columnsOf<TicketToApprove>()(ticketApprovalColumns, {
    ...shown,
    filed_at: { ...shown.filed_at, hiddenAtFirst: true },
    decide_by: { width: 180, isEarly: true, cell: decideByCell, card: 'badge', cardCell: decideByLine },
    state: {
      header: 'Decision',
      width: 128,
      pinned: 'right',
      cell: (ticket) =>
        ticket.may_decide ? (
          <Button small aria-label={`Review ${ticket.number}`} onClick={() => onReview(ticket)}>
            Review
          </Button>
        ) : null,
      card: 'act',
    },
  });

export const decidedTicketColumns = columnsOf<TicketToApprove>()(ticketApprovalColumns, {
  ...shown,
  state: { width: 150, cell: ({ state }) => <StateBadge word={ticketApprovalWords[state]} />, card: 'badge' },
});
