import { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientBody } from '../domains/clients/client-body.fixture.ts';
import { employeeBody } from '../domains/employees/employee-body.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { createClient } from './factories/clients.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('refuses either the inactive client or the new employee when both are saved concurrently, in either order', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  for (let turn = 0; turn < 6; turn += 1) {
    const client = await createClient(portal.db);
    const leaving = { id: client.id, ...clientBody(), status: 'Inactive' as const };
    const joining = { ...(await employeeBody(portal.db)), client_id: client.id };
    const answers = await Promise.all([
      hr.refused(clientsCalls.update, { body: leaving }),
      hr.refused(employeesCalls.create, { body: joining }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409 || status === 422)).toHaveLength(1);
  }
});
