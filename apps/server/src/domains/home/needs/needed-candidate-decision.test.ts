import { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { createApplication } from '../../../testing/factories/applications.ts';
import { createClient } from '../../../testing/factories/clients.ts';
import { choosePositions, createOpenPosition } from '../../../testing/factories/open-positions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function waiting() {
  const { id: clientId } = await createClient(portal.db);
  const position = await createOpenPosition(portal.db, { client_id: clientId, title: 'Bookkeeper' });
  const { id } = await createApplication(portal.db, { position_id: position.id, stage: 'presented' });
  await createApplication(portal.db, { position_id: position.id, stage: 'screening' });
  return { clientId, id, admin: await portal.as({ roles: ['client-admin'], clientId }) };
}

it('waits for the users of the client, and for nobody else', async () => {
  const { clientId, id, admin } = await waiting();
  const { body } = await admin.call(needsCalls.list);
  expect(body).toMatchObject({
    counts: [{ kind: 'candidate-decision', count: 1 }],
    data: [
      { kind: 'candidate-decision', candidate: { id, alike: 1, is_in_area: true, position: { title: 'Bookkeeper' } } },
    ],
  });
  const user = await portal.as({ roles: ['client-user'], clientId });
  expect((await user.call(needsCalls.list)).body.total).toBe(1);
  const contact = await portal.as({ roles: ['client'], clientId });
  expect((await contact.call(needsCalls.list)).body.data).toMatchObject([{ candidate: { id, is_in_area: false } }]);
  const { id: other } = await createClient(portal.db);
  const others = [
    await portal.as({ roles: ['client-admin'], clientId: other }),
    await portal.as({ roles: ['client'], clientId: other }),
    await portal.as({ roles: ['recruitment'] }),
    await portal.as({ roles: ['hr', 'client-admin'], clientId }),
  ];
  for (const one of others) expect((await one.call(needsCalls.list)).body.total).toBe(0);
});

it('leaves a user with chosen positions what waits there', async () => {
  const { clientId, admin } = await waiting();
  const user = await portal.as({ roles: ['client-user'], clientId });
  const chosen = await createOpenPosition(portal.db, { client_id: clientId });
  await choosePositions(portal.db, user.userId, [chosen.id]);
  expect((await user.call(needsCalls.list)).body.total).toBe(0);
  await createApplication(portal.db, { position_id: chosen.id, stage: 'presented' });
  expect((await user.call(needsCalls.list)).body.total).toBe(1);
  expect((await admin.call(needsCalls.list)).body.total).toBe(2);
});

it('says under its address what a colleague decided, and nothing to another company', async () => {
  const { clientId, id, admin } = await waiting();
  const colleague = await portal.as({ roles: ['client-user'], clientId });
  const uuid = (await admin.call(needsCalls.list)).body.data[0]?.uuid ?? '';
  const body = { version: 1, decision: 'rejected', reason: 'Too junior' } as const;
  await colleague.call(applicationsCalls.decide, { params: { id }, body });
  expect((await admin.call(needsCalls.list)).body.total).toBe(0);
  expect((await admin.call(needsCalls.read, { params: { uuid } })).body).toMatchObject({
    need: null,
    settled: { outcome: 'refused', by: colleague.name, comment: 'Too junior' },
  });
  const { id: other } = await createClient(portal.db);
  const stranger = await portal.as({ roles: ['client-admin'], clientId: other });
  expect((await stranger.refused(needsCalls.read, { params: { uuid } })).status).toBe(404);
});
