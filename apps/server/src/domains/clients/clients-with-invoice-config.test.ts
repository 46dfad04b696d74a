import { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { providerClientId } from '@muster/contract/incomplete-configuration.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('roles.permissions.1 lists clients with a valid invoice configuration, or answers Forbidden without the permission', async () => {
  const listed = await createClient(portal.db);
  await createClient(portal.db, { hasInvoiceConfig: false, legal_business_name: 'Without one' });
  const viewer = await portal.as({ permissions: ['can view all clients'] });
  await portal.db.deleteFrom('client_invoice_config').where('client_id', '=', providerClientId).execute();
  const { body } = await viewer.call(clientsCalls.withInvoiceConfig);
  expect(body.map(({ id }) => id)).toContain(providerClientId);
  expect(body.find(({ id }) => id === listed.id)?.currency_id).toEqual(expect.any(Number));
  expect(body.map(({ legal_business_name }) => legal_business_name)).not.toContain('Without one');
  const other = await portal.as({ permissions: ['can read clients'] });
  const refused = await other.refused(clientsCalls.withInvoiceConfig);
  expect([refused.status, refused.body.message]).toEqual([403, 'Forbidden']);
});
