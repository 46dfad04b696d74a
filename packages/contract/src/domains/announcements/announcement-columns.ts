import { defineColumns, idColumn } from '../../list-column.ts';

interface Readings {
  readonly read: number;
  readonly recipients: number;
}

export const announcementColumns = defineColumns<Readings>()({
  id: idColumn,
  title: { label: 'Title', kind: 'text', searchable: true, width: 40 },
  state: {
    label: 'Status',
    kind: 'choice',
    options: {
      draft: 'Draft',
      scheduled: 'Scheduled',
      published: 'Published',
      expired: 'Expired',
      withdrawn: 'Withdrawn',
    },
  },
  read: {
    label: 'Read',
    kind: 'text',
    filterable: false,
    value: ({ read, recipients }) => (recipients === 0 ? null : `${read} of ${recipients}`),
  },
  audience: {
    label: 'Audience',
    kind: 'choice',
    options: { all: 'All clients', clients: 'Chosen clients', statuses: 'Clients by status' },
  },
  publish_at: { label: 'Publication', kind: 'instant' },
  expires_at: { label: 'Expiry', kind: 'instant' },
  kind: {
    label: 'Importance',
    kind: 'choice',
    options: { urgent: 'Urgent', important: 'Important', information: 'Information' },
  },
  created_by: { label: 'Written by', kind: 'text', searchable: true },
});

export const readerColumns = defineColumns()({
  name: { label: 'Name', kind: 'text', searchable: true },
  'client.name': { label: 'Client', kind: 'text', searchable: true, width: 30 },
  delivered_at: { label: 'Delivered', kind: 'instant' },
  read_at: { label: 'Read', kind: 'instant' },
});
