import { defineColumns, idColumn } from '../../list-column.ts';
import { notificationAreas } from './notification-type.ts';

/** Archived ones are shown only if they are asked for. */
export const notificationStates = { unread: 'Unread', read: 'Read', archived: 'Archived' } as const;

/** Texts are written when they are read, so the database can neither sort nor search them. */
export const notificationColumns = defineColumns()({
  id: idColumn,
  title: { label: 'Title', kind: 'text', sortable: false, filterable: false, width: 40 },
  text: { label: 'Text', kind: 'text', sortable: false, filterable: false, width: 60 },
  area: { label: 'Area', kind: 'choice', options: notificationAreas, filterOnly: true },
  kind: { label: 'Notification', kind: 'choice', filterOnly: true },
  state: { label: 'Status', kind: 'choice', options: notificationStates, filterOnly: true },
  created_at: { label: 'Received', kind: 'instant' },
  read_at: { label: 'Read', kind: 'instant' },
});

/** Texts hold links that open accounts: they are read one by one and never exported. */
export const outboxColumns = defineColumns()({
  to: { label: 'To', kind: 'text', searchable: true, width: 30 },
  subject: { label: 'Subject', kind: 'text', searchable: true, width: 40 },
  kind: { label: 'Type', kind: 'choice', options: { mail: 'Email', sms: 'SMS' } },
  created_at: { label: 'Written', kind: 'instant' },
});
