import type { Notification, OutboxMessage } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { KeptMessageRow } from './kept-messages.repository.ts';
import type { NotificationRow } from './notifications.repository.ts';

export function notificationAnswer(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.type,
    title: row.title,
    text: row.body,
    path: row.link,
    created_at: row.created_at,
    read_at: row.read_at,
  };
}

/** `text` is the unsealed text without links and codes. A text message has no subject. */
export function outboxAnswer(row: KeptMessageRow, text: string): OutboxMessage {
  return {
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    subject: row.kind === 'mail' ? row.subject : null,
    text,
    created_at: row.created_at,
  };
}
