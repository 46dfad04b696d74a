import { ownAccountsCalls } from '@muster/contract/domains/home/own-accounts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches, createWorker } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

const day = '2026-03-10';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  // Ten in the morning in Manila; shifts begin at nine.
  portal.clock.set(`${day}T02:00:00Z`);
});
afterAll(() => portal.close());

it('sums up the own clients, and counts today of each of them', async () => {
  const [own, quiet, foreign] = [
    await createClient(portal.db),
    await createClient(portal.db),
    await createClient(portal.db),
  ];
  const worker = (client_id: number) => createWorker(portal.db, { employee: { client_id } });
  const late = await worker(own.id);
  await worker(own.id);
  await worker(foreign.id);
  await createPunches(portal.db, late, day, [['in', `${day}T01:30:00Z`]]);
  await createEmployee(portal.db, { client_id: quiet.id, isComplete: true });
  await createEmployee(portal.db, { client_id: quiet.id, status: 'resigned' });
  const manager = await portal.as({ roles: ['account manager'] });
  for (const { id: client_id } of [own, quiet])
    await portal.db.insertInto('client_account_manager').values({ user_id: manager.userId, client_id }).execute();
  const { body } = await manager.call(ownAccountsCalls.read);
  expect(body).toEqual({
    clients: 2,
    people: 3,
    incomplete: 2,
    today: [{ client_id: own.id, total: 2, working: 1, late: 1, missing: 1 }],
  });
});

it('is for account managers', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(ownAccountsCalls.read)).status).toBe(403);
});
