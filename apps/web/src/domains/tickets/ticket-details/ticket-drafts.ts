import { sessionState } from '../../../platform/session/session-store.ts';

export interface TicketDraft {
  readonly reply: string;
  readonly note: string;
}

const empty: TicketDraft = { reply: '', note: '' };
const drafts = new Map<string, TicketDraft>();
const keyOf = (id: number) => `${sessionState().page.user?.uuid ?? ''} ${id}`;

/** What somebody typed on a ticket, while they look at others. A note and a reply never share a text. */
export const ticketDraft = (id: number): TicketDraft => drafts.get(keyOf(id)) ?? empty;

export function keepTicketDraft(id: number, draft: TicketDraft): void {
  if (draft.reply === '' && draft.note === '') drafts.delete(keyOf(id));
  else drafts.set(keyOf(id), draft);
}

export const isTicketDraft = (value: unknown): value is TicketDraft =>
  typeof value === 'object' &&
  value !== null &&
  'reply' in value &&
  'note' in value &&
  typeof value.reply === 'string' &&
  typeof value.note === 'string';
