import { announcementsCalls as calls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('counts active users of the chosen clients and roles', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const active = await createClient(portal.db, { status: 'Active' });
  const potential = await createClient(portal.db, { status: 'Potential' });
  const gone = await createClient(portal.db, { deleted_at: '2026-01-01T00:00:00Z' });
  await createUser(portal.db, { roles: ['client-admin'], clientId: active.id });
  await createUser(portal.db, { roles: ['client-user'], clientId: active.id });
  await createUser(portal.db, { roles: ['client-user'], clientId: active.id, columns: { status: 'disabled' } });
  await createUser(portal.db, { roles: ['client-user'], clientId: active.id, columns: { status: 'invited' } });
  await createUser(portal.db, { roles: ['client'], clientId: potential.id });
  await createUser(portal.db, { roles: ['client-user'], clientId: gone.id });
  await createUser(portal.db, { roles: ['client-admin'], clientId: 1 });
  await createUser(portal.db, { roles: ['hr'] });
  const count = async (gaps: object) => {
    const body = {
      audience: 'all',
      client_ids: [],
      statuses: [],
      roles: ['client', 'client-user', 'client-admin'],
      ...gaps,
    };
    return (await hr.call(calls.audience, { body: body as never })).body;
  };
  expect(await count({})).toEqual({ recipients: 3, clients: 2 });
  expect(await count({ roles: ['client-user'] })).toEqual({ recipients: 1, clients: 1 });
  expect(await count({ audience: 'statuses', statuses: ['Potential'] })).toEqual({ recipients: 1, clients: 1 });
  expect(await count({ audience: 'clients', client_ids: [active.id, gone.id, 1] })).toEqual({
    recipients: 2,
    clients: 1,
  });
});
