import { permissions } from '@muster/contract';
import { announcementsCalls as calls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createAnnouncement } from '../../testing/factories/announcements.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('shows a draft as its recipients will see it, with the recipients', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const chosen = await createClient(portal.db, { legal_business_name: 'Chosen Pty Ltd' });
  const other = await createClient(portal.db);
  for (const clientId of [chosen.id, other.id]) await createUser(portal.db, { roles: ['client-user'], clientId });
  const {
    id,
    title,
    body: words,
  } = await createAnnouncement(portal.db, {
    is_draft: true,
    publish_at: null,
    clientIds: [chosen.id],
  });
  const { body } = await hr.call(calls.preview, { params: { id } });
  expect(body).toEqual({
    announcement: {
      id,
      title,
      body: words,
      kind: 'information',
      publish_at: portal.clock.now().toString(),
      expires_at: null,
      read_at: null,
    },
    state: 'draft',
    clients: [{ id: chosen.id, name: 'Chosen Pty Ltd', recipients: 1 }],
  });
});

it('row 9: shows client users nothing, not even of their own company', async () => {
  const client = await createClient(portal.db);
  const own = await portal.as({ roles: ['client-admin'], permissions: [...permissions], clientId: client.id });
  const { id } = await createAnnouncement(portal.db);
  await portal.settle();
  const [theirs, missing] = [
    await own.refused(calls.preview, { params: { id } }),
    await own.refused(calls.preview, { params: { id: 99_999_999 } }),
  ];
  expect({ ...theirs.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
  expect(theirs.status).toBe(404);
});
