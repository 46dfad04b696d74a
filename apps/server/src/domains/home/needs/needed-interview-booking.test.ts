import { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createListener } from '../../../platform/notify/listener.ts';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import type { Persona } from '../../../testing/create-persona.ts';
import { createApplication } from '../../../testing/factories/applications.ts';
import { createClient } from '../../../testing/factories/clients.ts';
import { createInterview } from '../../../testing/factories/interviews.ts';
import { createOpenPosition } from '../../../testing/factories/open-positions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T02:00:00Z');
});
afterAll(() => portal.close());

const waitingFor = async (user: Persona) =>
  (await user.call(needsCalls.list, { query: { kind: 'interview-booking' } })).body.data.flatMap((need) =>
    need.kind === 'interview-booking' ? [{ ...need.application, uuid: need.uuid }] : [],
  );
const idsFor = async (user: Persona) => (await waitingFor(user)).map(({ id }) => id);

async function presented(isOwned = true) {
  const { id: clientId } = await createClient(portal.db);
  const owner = await portal.as({ roles: ['recruitment'] });
  const gaps = isOwned ? { owner_user_id: owner.userId } : {};
  const position = await createOpenPosition(portal.db, { client_id: clientId, title: 'Bookkeeper', ...gaps });
  const { id } = await createApplication(portal.db, { position_id: position.id, stage: 'presented' });
  const buyer = await portal.as({ roles: ['client-admin'], clientId });
  const ask = () =>
    buyer.call(applicationsCalls.decide, { params: { id }, body: { version: 1, decision: 'wants interview' } });
  return { id, owner, buyer, ask };
}

it('waits for the owner of the position from the wish of the client until an interview is booked', async () => {
  const { id, owner, buyer, ask } = await presented();
  expect(await idsFor(owner)).toEqual([]);
  await ask();
  expect(await waitingFor(owner)).toMatchObject([
    { id, position: 'Bookkeeper', decided_by: buyer.name, cancelled_because: null },
  ]);
  const [uuid = ''] = (await waitingFor(owner)).map((need) => need.uuid);
  const others = [buyer, await portal.as({ roles: ['recruitment'] }), await portal.as({ roles: ['payroll'] })];
  for (const one of others) {
    expect(await idsFor(one)).toEqual([]);
    expect((await one.refused(needsCalls.read, { params: { uuid } })).status).toBe(404);
  }
  const interview = await createInterview(portal.db, { application_id: id, booked_by_user_id: buyer.userId });
  expect(await idsFor(owner)).toEqual([]);
  expect((await owner.call(needsCalls.read, { params: { uuid } })).body.settled).toMatchObject({
    outcome: 'done',
    by: buyer.name,
  });
  const body = { version: 1, reason: 'The manager is ill' };
  await buyer.call(interviewsCalls.cancel, { params: { id: interview.id }, body });
  expect(await waitingFor(owner)).toMatchObject([{ id, cancelled_because: 'The manager is ill', uuid }]);
});

it('waits for all who recruit where the position has no owner who signs in', async () => {
  const { id, owner, ask } = await presented();
  const free = await presented(false);
  await ask();
  await free.ask();
  const colleague = await portal.as({ roles: ['recruitment'] });
  expect(await idsFor(colleague)).toContain(free.id);
  expect(await idsFor(colleague)).not.toContain(id);
  await portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', owner.userId).execute();
  expect(await idsFor(colleague)).toContain(id);
});

it('refreshes the page of the owner, without any data', async () => {
  const heard: string[] = [];
  const listener = createListener({ connection: portal.connection, log: portal.services.log });
  listener.on('push', (payload) => {
    const { channels, event, data } = JSON.parse(payload);
    if (event === 'needs.changed') for (const channel of channels) heard.push(`${channel} ${JSON.stringify(data)}`);
  });
  await listener.start();
  try {
    const { owner, ask } = await presented();
    await ask();
    await portal.settle();
    await expect.poll(() => heard).toContain(`private-user.${owner.uuid} {}`);
  } finally {
    await listener.close();
  }
});
