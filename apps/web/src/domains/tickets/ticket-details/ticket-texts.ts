import { ticketPriorityLabel, ticketStatusLabel } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import { ticketApprovalWords } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { TicketChange, TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { stateTones, type Tone } from '@muster/contract/state-words.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { noBreak } from '../../../platform/format/no-break.ts';
import { overdueText } from '../../../platform/format/overdue-text.ts';

export const ticketTones: Readonly<Record<TicketRecord['status'], Tone>> = {
  2: 'gray',
  3: 'amber',
  4: 'green',
  5: 'gray',
};

const minuteMs = 60_000;

/** '3 h 59 min', '1 day 15 h' */
function spanText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minuteMs);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) {
    const days = counted(Math.floor(hours / 24), 'day');
    return noBreak(hours % 24 === 0 ? days : `${days} ${hours % 24} h`);
  }
  if (hours === 0) return noBreak(`${minutes} min`);
  const rest = minutes % 60;
  return noBreak(rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`);
}

interface Left {
  readonly text: string;
  readonly tone: Tone;
}

const soonMs = 4 * 60 * minuteMs;

/** How long until a ticket is due; amber under four hours, red after. */
export function leftUntil(dueAt: string | null, now: number): Left {
  const due = dueAt === null ? null : instantOf(dueAt);
  if (due === null) return { text: 'Paused', tone: stateTones.Paused };
  if (now > due) return { text: overdueText(now - due), tone: 'red' };
  return { text: noBreak(`${spanText(due - now)} left`), tone: due - now < soonMs ? 'amber' : 'gray' };
}

interface Clocks {
  readonly due_by: string | null;
  /** Of the first reply, while it is open. */
  readonly reply_due_by?: string | null;
  readonly approval_state?: TicketRecord['approval_state'];
}

export const waiting: Left = { text: noBreak(ticketApprovalWords.pending), tone: 'amber' };

/** The most urgent clock of a ticket: the first reply names itself. */
export function urgentClock(
  { due_by: due, reply_due_by: reply = null, approval_state: approval }: Clocks,
  now: number,
) {
  if (approval === 'pending') return waiting;
  const isReply = reply !== null && (due === null || (instantOf(reply) ?? 0) < (instantOf(due) ?? 0));
  const left = leftUntil(isReply ? reply : due, now);
  if (!isReply) return left;
  return { ...left, text: noBreak(left.tone === 'red' ? `Reply ${left.text.toLowerCase()}` : `Reply: ${left.text}`) };
}

/** How a target ended: 'Met in 19 h 31 min'. */
export function reachedText(from: string, doneAt: string, dueAt: string | null): Left {
  const [begun, done] = [instantOf(from) ?? 0, instantOf(doneAt) ?? 0];
  const isMissed = dueAt !== null && done > (instantOf(dueAt) ?? done);
  const verb = isMissed ? 'Missed, took' : 'Met in';
  return { text: noBreak(`${verb} ${spanText(Math.max(0, done - begun))}`), tone: isMissed ? 'red' : 'green' };
}

/** What became of a ticket, after the name of who did it. */
export function changeText({ kind, before, after }: TicketChange): string {
  const status = (code: string | null) => ticketStatusLabel(Number(code));
  switch (kind) {
    case 'status':
      return `changed the status from ${status(before)} to ${status(after)}`;
    case 'priority':
      return `changed the priority from ${ticketPriorityLabel(Number(before))} to ${ticketPriorityLabel(Number(after))}`;
    case 'group':
      return `moved it from ${roleLabel(before ?? '')} to ${roleLabel(after ?? '')}`;
    case 'assignee':
      return after === null ? `took it from ${before ?? 'someone'}` : `assigned it to ${after}`;
    case 'details':
      return 'changed the details';
    case 'linked':
      return `linked ${after ?? 'a ticket'}`;
    case 'unlinked':
      return `removed the link to ${after ?? 'a ticket'}`;
    case 'merged':
      return `merged it with ${after ?? 'a ticket'}`;
  }
}
