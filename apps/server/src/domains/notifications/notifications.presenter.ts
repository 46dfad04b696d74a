import type { Notification, OutboxMessage } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { KeptMessageRow } from './kept-messages.repository.ts';
import type { NotificationRow } from './notifications.repository.ts';
import type { ShownNotification } from './shown-notifications.ts';

export function notificationAnswer({
  shown,
  ...row
}: NotificationRow & { readonly shown: ShownNotification }): Notification {
  return {
    id: row.id,
    kind: row.type,
    ...shown,
    created_at: row.created_at,
    read_at: row.read_at,
    archived_at: row.archived_at,
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
