import { setupCalls } from '@muster/contract/domains/home/setup.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('ticks each step off as soon as the data has it', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const done = async () =>
    (await hr.call(setupCalls.read)).body.flatMap(({ step, is_done }) => (is_done ? [step] : []));
  const begunIn = async (wanted: string) =>
    (await hr.call(setupCalls.read)).body.find(({ step }) => step === wanted)?.begun;
  expect(await done()).not.toContain('employees');
  const invited = portal.db.insertInto('app_user').values({ name: 'Ben', email: 'ben@muster.test', status: 'invited' });
  const { id: userId } = await invited.returning('id').executeTakeFirstOrThrow();
  expect(await begunIn('users')).toEqual({ count: 1, id: userId, needs: 'acceptance' });
  const { id } = await createClient(portal.db, { hasInvoiceConfig: false });
  expect(await done()).not.toContain('clients');
  expect(await begunIn('clients')).toEqual({ count: 1, id, needs: 'invoice-config' });
  const draft = await createClient(portal.db, { status: 'Draft' });
  expect(await done()).not.toContain('clients');
  expect(await begunIn('clients')).toEqual({ count: 2, id: draft.id, needs: 'active-status' });
  const client = await createClient(portal.db);
  expect(await done()).toContain('clients');
  expect(await begunIn('clients')).toBeNull();
  await createEmployee(portal.db, { client_id: client.id });
  await portal.as({ roles: ['payroll'] });
  expect(await done()).toEqual(expect.arrayContaining(['clients', 'employees', 'users']));
});

it('knows which steps a portal works without, and whether mails leave it', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(setupCalls.read);
  expect(body.flatMap(({ step, is_optional }) => (is_optional ? [step] : []))).toEqual([
    'holidays',
    'leavePolicies',
    'email',
  ]);
  expect(body.find(({ step }) => step === 'email')).toMatchObject({ count: 0, is_done: false });
});

it('is for those who set a portal up', async () => {
  for (const role of ['payroll', 'team lead', 'employee'] as const) {
    const user = await portal.as({ roles: [role] });
    expect((await user.refused(setupCalls.read)).status).toBe(403);
  }
});
