import { ticketApprovalWords } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import {
  type TicketRow,
  ticketColumns,
  ticketDueColumn,
} from '@muster/contract/domains/tickets/ticket-list-columns.ts';
import { isTicketActive } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import { ticketStatusWords } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { now } from '../../platform/clock/clock.ts';
import { formatDateTime } from '../../platform/format/dates.ts';
import { columnsOf } from '../../platform/table/columns-of.ts';
import { NameCell } from '../../platform/table/name-cell.tsx';
import { StateBadge } from '../../ui/badge/state-badge.tsx';
import { SecondLine } from '../../ui/plain-table/second-line.tsx';
import { PriorityMark, PriorityWord } from './ticket-details/priority-mark.tsx';
import { urgentClock } from './ticket-details/ticket-texts.ts';
import styles from './ticket-list-columns.module.css';

const subjectCell =
  (screen: TicketScreen) =>
  ({ id, subject, number, type }: TicketRow) => (
    <NameCell name={subject} below={`${number} · ${type}`} to={pathOf(screen, { id })} plain />
  );

/** How long is left; the instant is in the tooltip. What is settled is not due any more. */
function dueCell(ticket: TicketRow, zone: string) {
  if (!isTicketActive(ticket.status)) return null;
  const { text, tone } = urgentClock(ticket, now());
  const due = ticketDueColumn(ticket);
  return (
    <span className={styles.due} data-tone={tone} title={due === null ? undefined : `Due ${formatDateTime(due, zone)}`}>
      {text}
    </span>
  );
}

const filedLine = ({ filed_at: filed, status }: TicketRow, zone: string) =>
  isTicketActive(status) ? null : `Filed ${formatDateTime(filed, zone)}`;

const requesterCell = ({ requester, client }: TicketRow) => (
  <>
    {requester}
    {client === null ? null : <SecondLine>{client}</SecondLine>}
  </>
);

const subjectLook = (screen: TicketScreen) =>
  ({ width: 200, grow: true, pinned: 'left', cell: subjectCell(screen), card: 'title' }) as const;

/** A card has no column for the priority. */
const markedSubject = ({ subject, number, type, priority, id }: TicketRow) => (
  <NameCell
    name={subject}
    below={`${number} · ${type}`}
    to={pathOf('ticketDetails', { id })}
    avatar={<PriorityMark priority={priority} />}
  />
);

const looks = {
  status: {
    width: 110,
    isEarly: true,
    cell: ({ status }: TicketRow) => <StateBadge word={ticketStatusWords[status]} />,
    card: 'badge',
  },
  priority: { width: 100, cell: ({ priority }: TicketRow) => <PriorityWord priority={priority} /> },
  due_by: { width: 170, isEarly: true, cell: dueCell, card: 'line' },
  number: { width: 100, hiddenAtFirst: true, within: 'subject' },
  requester: { width: 180, cell: requesterCell, card: 'line', cardCell: ({ requester }: TicketRow) => requester },
  employee: {
    width: 150,
    hiddenAtFirst: true,
    // What somebody files for themselves is on behalf of nobody.
    cell: ({ requester, employee }: TicketRow) => (employee === requester ? null : employee),
  },
  client: { width: 150, maxWidth: 260, hiddenAtFirst: true, within: 'requester' },
  type: { width: 160, hiddenAtFirst: true, within: 'subject' },
  group: { width: 130, hiddenAtFirst: true },
  assignee: {
    width: 120,
    cell: ({ assignee }: TicketRow) => assignee ?? <span className={styles.nobody}>Unassigned</span>,
  },
  is_overdue: {
    width: 100,
    hiddenAtFirst: true,
    cell: ({ is_overdue }: TicketRow) => (is_overdue ? <StateBadge word="Overdue" /> : null),
  },
  approval_state: {
    width: 160,
    hiddenAtFirst: true,
    cell: ({ approval_state: state }: TicketRow) =>
      state === null ? null : <StateBadge word={ticketApprovalWords[state]} />,
  },
  filed_at: { width: 180, hiddenAtFirst: true },
} as const;

/** Where a ticket opens: among all tickets, or among the viewer's own. */
export type TicketScreen = 'ticketDetails' | 'myTicketDetails';

/** Of the queue: whose ticket it is, who has it and until when. */
export const queueColumns = columnsOf<TicketRow>()(ticketColumns, {
  subject: { ...subjectLook('ticketDetails'), cardCell: markedSubject },
  ...looks,
});

/** Of the viewer's own tickets: they know whose they are. */
export const ownTicketColumns = columnsOf<TicketRow>()(ticketColumns, {
  subject: subjectLook('myTicketDetails'),
  status: looks.status,
  approval_state: looks.approval_state,
  number: looks.number,
  type: looks.type,
  employee: { ...looks.employee, hiddenAtFirst: false },
  priority: { ...looks.priority, hiddenAtFirst: true },
  group: { ...looks.group, hiddenAtFirst: false },
  due_by: looks.due_by,
  filed_at: { ...looks.filed_at, hiddenAtFirst: false, card: 'line', cardCell: filedLine },
});
