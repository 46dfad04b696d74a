import { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient, createPolicy } from '../../testing/factories/clients.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T02:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

type Kind = 'leave' | 'holiday' | 'occurrence_points';
const add = (client_id: number, kind: Kind, policy_id: number, effective_from: string) =>
  hr.refused(clientRecordCalls.addPolicy, { body: { client_id, kind, policy_id, effective_from } });
const history = async (id: number) => (await hr.call(clientRecordCalls.policies, { params: { id } })).body;

it('sets a default from a day on and ends the previous one the day before', async () => {
  const client = await createClient(portal.db);
  const first = await createPolicy(portal.db, 'leave', client.id);
  const second = await createPolicy(portal.db, 'leave');
  expect((await add(client.id, 'leave', second.id, '2026-03-10')).status).toBe(201);
  expect(
    (await history(client.id)).map(({ policy, from, to, removable }) => [policy.name, from, to, removable]),
  ).toEqual([
    [second.name, '2026-03-10', null, true],
    [first.name, '2020-01-01', '2026-03-09', false],
  ]);
});

it('handles each kind of policy separately', async () => {
  const client = await createClient(portal.db);
  const leave = await createPolicy(portal.db, 'leave');
  const points = await createPolicy(portal.db, 'occurrence_points');
  expect((await add(client.id, 'leave', leave.id, '2026-03-02')).status).toBe(201);
  expect((await add(client.id, 'occurrence_points', points.id, '2026-03-02')).status).toBe(201);
  expect((await add(client.id, 'leave', 987_654, '2026-04-02')).body.errors).toEqual({
    policy_id: ['The policy is invalid.'],
  });
});

it('starts a holiday policy on January 1', async () => {
  const client = await createClient(portal.db);
  const policy = await createPolicy(portal.db, 'holiday');
  expect((await add(client.id, 'holiday', policy.id, '2026-07-01')).body.errors).toEqual({
    effective_from: ['A holiday policy starts on January 1.'],
  });
  expect((await add(client.id, 'holiday', policy.id, '2026-01-01')).status).toBe(201);
});

it('removes a default that has not started', async () => {
  const client = await createClient(portal.db);
  const first = await createPolicy(portal.db, 'leave', client.id);
  await add(client.id, 'leave', (await createPolicy(portal.db, 'leave')).id, '2026-03-10');
  const [planned, current] = await history(client.id);
  const remove = (id = 0) => hr.refused(clientRecordCalls.cancelPolicy, { body: { id } });
  expect((await remove(planned?.id)).status).toBe(204);
  expect(await history(client.id)).toMatchObject([{ policy: { name: first.name }, to: null, state: 'current' }]);
  expect((await remove(current?.id)).status).toBe(409);
});

it('lists the policies that a client can have', async () => {
  const offered = await createPolicy(portal.db, 'leave');
  const kept = await createPolicy(portal.db, 'leave');
  await portal.db.updateTable('leave_policy').set({ is_client_assignable: false }).where('id', '=', kept.id).execute();
  const names = (await hr.call(clientRecordCalls.policyChoices)).body.map(({ name }) => name);
  expect(names).toContain(offered.name);
  expect(names).not.toContain(kept.name);
});

it('previews a default, with the reason of a refusal', async () => {
  const client = await createClient(portal.db);
  await createPolicy(portal.db, 'leave', client.id);
  const { id: policy_id } = await createPolicy(portal.db, 'leave');
  const body = (effective_from: string) => ({
    body: { client_id: client.id, kind: 'leave', policy_id, effective_from } as const,
  });
  const { body: preview } = await hr.call(clientRecordCalls.previewPolicy, body('2026-04-01'));
  expect(preview).toMatchObject({ problem: null, changes: [{ from: '2026-04-01', to: null }] });
  expect(await history(client.id)).toHaveLength(1);
  await add(client.id, 'leave', policy_id, '2026-04-01');
  const stored = (await history(client.id)).map(({ from, to }) => [from, to]);
  expect(stored).toEqual(preview.rows.map(({ from, to }) => [from, to]));
  const { body: refused } = await hr.call(clientRecordCalls.previewPolicy, body('2026-03-10'));
  expect(refused).toMatchObject({ problem: expect.stringContaining('begins on 2026-04-01'), changes: [] });
});
