import { hireDraftsCalls as calls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createHireDraft } from '../../testing/factories/hire-drafts.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('notifies recruitment and the account managers of the client, and nobody else', async () => {
  const { id: clientId } = await createClient(portal.db);
  const viewer = await portal.as({ roles: ['client-user'], clientId });
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const manager = await portal.as({ roles: ['account manager'] });
  await portal.as({ roles: ['account manager'] });
  await portal.db
    .insertInto('client_account_manager')
    .values({ client_id: clientId, user_id: manager.userId })
    .execute();
  const { uuid } = await createHireDraft(portal.db, { client_id: clientId, isReviewed: true });
  await viewer.call(calls.finalize, { params: { uuid }, body: { version: 1 } });
  const notices = await portal.db
    .selectFrom('notification')
    .select(['user_id', 'type'])
    .where('type', '=', 'recruitment.published')
    .execute();
  expect(notices.map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual(
    [recruiter.userId, manager.userId].toSorted((a, b) => a - b),
  );
});
