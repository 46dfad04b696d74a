import { defaultPermissions } from '@muster/contract';
import { testViewer } from '@muster/contract/viewer.fixture.ts';
import { expect, it } from 'vitest';
import { presentAnnouncementRow, presentOwnAnnouncement } from './announcements.presenter.ts';

const row = {
  id: 4,
  version: 2,
  title: 'Closed',
  body: 'Closed on Friday.',
  state: 'published',
  kind: 'urgent',
  audience: 'clients',
  chosen_clients: 3,
  statuses: [],
  roles: ['client-admin'],
  publish_at: '2026-03-02T01:00:00.000Z',
  expires_at: null,
  withdrawn_at: null,
  created_at: '2026-03-01T01:00:00.000Z',
  read: 1,
  recipients: 5,
  created_by: 'Rosario Villanueva',
} as const;

const viewer = (role: 'hr' | 'accounting') => testViewer({ roles: [role], permissions: defaultPermissions[role] });

it('returns the actions that its state and the viewer’s rights allow', () => {
  const stored = { ...row, statuses: [], roles: ['client-admin' as const] };
  expect(presentAnnouncementRow(stored, viewer('hr')).abilities).toEqual({
    edit: false,
    publish: false,
    expire: true,
    withdraw: true,
    delete: false,
    duplicate: true,
    preview: true,
  });
  expect(Object.values(presentAnnouncementRow(stored, viewer('accounting')).abilities)).toEqual(
    new Array(7).fill(false),
  );
  expect(presentAnnouncementRow(stored, viewer('hr'))).not.toHaveProperty('body');
});

it('row 9: gives recipients only the text', () => {
  const { id, title, body, kind, publish_at, expires_at } = row;
  expect(presentOwnAnnouncement({ ...row, read_at: null })).toEqual({
    id,
    title,
    body,
    kind,
    publish_at,
    expires_at,
    read_at: null,
  });
});
