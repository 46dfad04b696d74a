import type { OutboxMessage } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import type { TableColumn } from '../../../platform/table/table-column.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import styles from '../notifications.module.css';

const kinds = { mail: 'Mail', sms: 'SMS' } as const;
const longestSubject = 80;

interface ColumnParts {
  readonly zone: string;
  readonly onOpen: (message: OutboxMessage) => void;
}

export function outboxColumns({ zone, onOpen }: ColumnParts): readonly TableColumn<OutboxMessage>[] {
  return [
    {
      id: 'subject',
      header: 'Subject',
      width: 320,
      grow: true,
      pinned: 'left',
      cell: (message) => (
        <button type="button" className={styles.subject} onClick={() => onOpen(message)}>
          {subjectOf(message)}
        </button>
      ),
      card: 'title',
    },
    { id: 'to', header: 'To', width: 260, cell: (message) => message.to, card: 'line' },
    {
      id: 'kind',
      header: 'Kind',
      width: 120,
      filter: { kind: 'select', options: Object.entries(kinds).map(([value, label]) => ({ value, label })) },
      cell: (message) => (
        <StatusBadge tone={message.kind === 'mail' ? 'blue' : 'amber'}>{kinds[message.kind]}</StatusBadge>
      ),
      card: 'badge',
    },
    {
      id: 'created_at',
      header: 'Written',
      width: 190,
      cell: (message) => formatDateTime(message.created_at, zone),
      card: 'aside',
    },
  ];
}

/** Short messages have no subject: their first words stand for it. */
export function subjectOf({ subject, text }: Pick<OutboxMessage, 'subject' | 'text'>): string {
  if (subject) return subject;
  return text.length > longestSubject ? `${text.slice(0, longestSubject).trimEnd()}…` : text;
}
