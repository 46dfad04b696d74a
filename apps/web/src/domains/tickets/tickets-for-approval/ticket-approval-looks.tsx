import { ticketApprovalWords } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import {
  type TicketToApprove,
  ticketApprovalColumns,
} from '@muster/contract/domains/tickets/ticket-approval-columns.ts';
import { now } from '../../../platform/clock/clock.ts';
import { formatShortDateTime } from '../../../platform/format/dates.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { DecisionInRow, FreeText } from '../../approvals/index.ts';
import { PriorityWord } from '../ticket-details/priority-mark.tsx';
import { leftUntil } from '../ticket-details/ticket-texts.ts';
import styles from '../ticket-list-columns.module.css';
import { useApproveTicket } from '../use-approve-ticket.ts';

const shown = {
  subject: {
    width: 220,
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
  priority: { width: 100, cell: ({ priority }: TicketToApprove) => <PriorityWord priority={priority} /> },
  filed_at: { width: 180 },
};

function decideByCell({ decide_by: due, is_late: isLate }: TicketToApprove, zone: string) {
  if (due === null) return null;
  const text = formatShortDateTime(due, zone);
  if (!isLate) return text;
  return (
    <span className={styles.due} data-tone="red" title={text}>
      {leftUntil(due, now()).text}
    </span>
  );
}

/** On a card no heading says what the instant means. */
function decideByLine(ticket: TicketToApprove, zone: string) {
  const { decide_by: due, is_late: isLate, may_decide: mayDecide } = ticket;
  if (!mayDecide) return waitingForText(ticket);
  if (due === null || isLate) return decideByCell(ticket, zone);
  return `Decide by ${formatShortDateTime(due, zone)}`;
}

export const waitingTicketColumnsFor = (onReject: (ticket: TicketToApprove) => void) =>
  columnsOf<TicketToApprove>()(ticketApprovalColumns, {
    ...shown,
    filed_at: { ...shown.filed_at, hiddenAtFirst: true },
    decide_by: { width: 180, isEarly: true, cell: decideByCell, card: 'badge', cardCell: decideByLine },
    state: {
      header: 'Decision',
      width: 112,
      pinned: 'right',
      cell: (ticket) =>
        ticket.may_decide ? (
          <TicketDecision ticket={ticket} onReject={onReject} />
        ) : (
          <FreeText>
            <SecondLine>{waitingForText(ticket)}</SecondLine>
          </FreeText>
        ),
      // On a phone the ticket opens with its decision.
      card: 'act',
      cardCell: () => null,
    },
  });

function waitingForText({ approval }: TicketToApprove): string {
  const current = approval?.steps.find(({ state }) => state === 'current');
  return current?.is_client === true ? 'Waiting for the client' : 'Waiting for someone else';
}

function TicketDecision({ ticket, onReject }: TicketDecisionProps) {
  const { isBusy, approve } = useApproveTicket();
  return (
    <DecisionInRow
      about={ticket.number}
      isBusy={isBusy}
      onApprove={() => void approve(ticket)}
      onReject={() => onReject(ticket)}
    />
  );
}

interface TicketDecisionProps {
  readonly ticket: TicketToApprove;
  /** Asks for the reason. */
  readonly onReject: (ticket: TicketToApprove) => void;
}

export const decidedTicketColumns = columnsOf<TicketToApprove>()(ticketApprovalColumns, {
  ...shown,
  state: { width: 150, cell: ({ state }) => <StateBadge word={ticketApprovalWords[state]} />, card: 'badge' },
});
