import { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { hireDraftsCalls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { createClient } from '../../../testing/factories/clients.ts';
import { createHireDraft } from '../../../testing/factories/hire-drafts.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('waits for its author until it is published, and for nobody else', async () => {
  const { id: clientId } = await createClient(portal.db);
  const author = await portal.as({ roles: ['client-admin'], clientId });
  const draft = { client_id: clientId, author_user_id: author.userId, isReviewed: true };
  const { uuid } = await createHireDraft(portal.db, draft);
  const { body } = await author.call(needsCalls.list);
  expect(body).toMatchObject({
    total: 1,
    data: [{ kind: 'hire-draft', draft: { title: 'Bookkeeper', step: 'path' } }],
  });
  const others = [
    await portal.as({ roles: ['client-admin'], clientId }),
    await portal.as({ roles: ['client-user'], clientId: (await createClient(portal.db)).id }),
    await portal.as({ roles: ['recruitment'] }),
  ];
  for (const one of others) expect((await one.call(needsCalls.list)).body.total).toBe(0);
  await author.call(hireDraftsCalls.finalize, { params: { uuid }, body: { version: 1 } });
  expect((await author.call(needsCalls.list)).body.total).toBe(0);
  const address = { params: { uuid: body.data[0]?.uuid ?? '' } };
  expect((await author.call(needsCalls.read, address)).body).toMatchObject({
    need: null,
    settled: { outcome: 'done' },
  });
});
