import { candidatesCalls as calls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('finds who has the same name, mail or phone in any spelling, the surest first', async () => {
  const sales = await portal.as({ roles: ['sales'] });
  const named = await createCandidate(portal.db, { first_name: 'Zoë', last_name: 'Peña' });
  const mailed = await createCandidate(portal.db, { contact: { email: 'zoe@mail.test', phone: '09171112222' } });
  const find = async (body: object) =>
    (await sales.call(calls.duplicates, { body })).body.map(({ id, matches }) => [id, matches]);
  expect(
    await find({ first_name: 'PENA', last_name: 'zoe', email: 'ZOE@mail.test', phone: '+63 917 111 2222' }),
  ).toEqual([
    [mailed.id, ['email', 'phone']],
    [named.id, ['name']],
  ]);
  expect(await find({ first_name: 'Zoe', last_name: 'Pena-Cruz' })).toEqual([]);
  expect(await find({})).toEqual([]);
});

it('shows a client nothing', async () => {
  const client = await portal.as({ roles: ['client'] });
  expect((await client.refused(calls.duplicates, { body: { email: 'zoe@mail.test' } })).status).toBe(403);
});
