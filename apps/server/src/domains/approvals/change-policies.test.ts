import { policiesCalls as calls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';

let portal: TestPortal;
let admin: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-10T02:00:00Z');
  admin = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

const ticketPolicies = async () => (await admin.call(calls.list)).body.data.filter(({ kind }) => kind === 'ticket');
const add = async (name: string) => (await admin.call(calls.add, { body: { kind: 'ticket', name } })).body.id;
const logged = (event: string) =>
  portal.db
    .selectFrom('activity_log')
    .select(['subject_id', 'before', 'after', 'details'])
    .where('event', '=', event)
    .orderBy('id', 'desc')
    .executeTakeFirst();

it('adds a policy of tickets with the steps of the standard one', async () => {
  const id = await add('Copied steps');
  const [standard, ...others] = await ticketPolicies();
  expect(standard?.name).toBeNull();
  expect(others.map(({ name }) => name)).toEqual(['Copied steps']);
  expect(others[0]).toMatchObject({ id, version: 1, published_by: admin.name, open_requests: 0 });
  expect(others[0]?.steps).toEqual(standard?.steps);
  expect(await logged('approvals.add-policy')).toMatchObject({
    subject_id: String(id),
    after: { name: 'Copied steps' },
    details: { policy: 'Ticket: Copied steps' },
  });
});

it('refuses names that are taken, other kinds and standard policies', async () => {
  await add('Payroll');
  const taken = await admin.refused(calls.add, { body: { kind: 'ticket', name: 'payroll' } });
  expect([taken.status, taken.body.codes]).toEqual([422, { name: ['validation.unique'] }]);
  expect((await admin.refused(calls.add, { body: { kind: 'leave' as never, name: 'Other' } })).status).toBe(422);
  const other = await add('Pay runs');
  expect((await admin.refused(calls.rename, { body: { id: other, name: 'PAYROLL' } })).status).toBe(422);
  await admin.call(calls.rename, { body: { id: other, name: 'Month end' } });
  expect(await logged('approvals.rename-policy')).toMatchObject({
    before: { name: 'Pay runs' },
    after: { name: 'Month end' },
  });
  const [standard] = await ticketPolicies();
  expect((await admin.refused(calls.rename, { body: { id: standard?.id ?? 0, name: 'New name' } })).status).toBe(409);
  expect((await admin.refused(calls.remove, { body: { id: standard?.id ?? 0 } })).status).toBe(409);
  expect((await admin.refused(calls.remove, { body: { id: 999_999 } })).status).toBe(404);
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(calls.add, { body: { kind: 'ticket', name: 'Of HR' } })).status).toBe(403);
});
