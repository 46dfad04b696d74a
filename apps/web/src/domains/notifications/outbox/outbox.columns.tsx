import type { OutboxMessage } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { outboxColumns } from '@muster/contract/domains/notifications/notifications-columns.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { CellButton } from '../../../ui/button/cell-button.tsx';

const kinds = { mail: 'Email', sms: 'SMS' } as const;
const longestSubject = 80;

export const outboxColumnsFor = (onOpen: (message: OutboxMessage) => void) =>
  columnsOf<OutboxMessage>()(outboxColumns, {
    subject: {
      width: 320,
      grow: true,
      pinned: 'left',
      cell: (message) => <CellButton onClick={() => onOpen(message)}>{subjectOf(message)}</CellButton>,
      card: 'title',
    },
    to: { width: 260, card: 'line' },
    kind: {
      width: 120,
      cell: ({ kind }) => kinds[kind],
      card: 'badge',
    },
    created_at: { width: 190, isEarly: true, card: 'aside' },
  });

/** Text messages have no subject, so their first words are shown. */
export function subjectOf({ subject, text }: Pick<OutboxMessage, 'subject' | 'text'>): string {
  if (subject) return subject;
  return text.length > longestSubject ? `${text.slice(0, longestSubject).trimEnd()}…` : text;
}
