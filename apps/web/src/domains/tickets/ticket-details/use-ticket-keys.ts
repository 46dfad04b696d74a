import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { useScreenKeys } from '../../../platform/keys/screen-keys.ts';
import { usePageKeys } from '../../../platform/keys/use-page-keys.ts';
import type { TicketActs } from './use-ticket-acts.ts';

export type ComposerTab = 'reply' | 'note';

const group = {
  title: 'Ticket',
  lines: [
    { keys: ['J'], does: 'Next ticket' },
    { keys: ['K'], does: 'Previous ticket' },
    { keys: ['A'], does: 'Approve the ticket, if it waits for you' },
    { keys: ['R'], does: 'Write a public reply' },
    { keys: ['C'], does: 'Insert a canned reply' },
    { keys: ['N'], does: 'Write an internal note' },
    { keys: ['I'], does: 'Assign the ticket to me' },
    { keys: ['E'], does: 'Resolve the ticket' },
    { keys: ['P'], does: 'Change the priority' },
    { keys: ['Ctrl', 'B'], does: 'Bold' },
    { keys: ['Ctrl', 'Enter'], does: 'Send what is written' },
  ],
} as const;

const ofOthers = {
  ...group,
  lines: group.lines.filter(({ keys: [key] }) => key === 'A' || key === 'R' || key === 'Ctrl'),
} as const;

interface TicketKeys {
  readonly record: TicketRecord;
  readonly acts: TicketActs;
  readonly onWrite: (tab: ComposerTab) => void;
  readonly onCanned: () => void;
  readonly onPriority: () => void;
}

/** Triage without the mouse. J and K belong to the queue beside it. */
export function useTicketKeys(keys: TicketKeys): void {
  useScreenKeys(keys.record.handling === null ? ofOthers : group);
  usePageKeys((key) => run(key, keys));
}

/** False for a key that means nothing here. */
function run(key: string, { record, acts, onWrite, onCanned, onPriority }: TicketKeys): boolean {
  const { handling, abilities } = record;
  if (key === 'r' && abilities.reply) onWrite('reply');
  else if (handling === null) return false;
  else if (key === 'c' && abilities.reply) onCanned();
  else if (key === 'n') onWrite('note');
  else if (key === 'i') void acts.assignToMe();
  else if (key === 'e' && abilities.moves.includes(4)) void acts.move(4);
  else if (key === 'p') onPriority();
  else return false;
  return true;
}
