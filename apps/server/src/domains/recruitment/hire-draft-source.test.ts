import { hireDraftsCalls as calls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createHireDraft } from '../../testing/factories/hire-drafts.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('answers the same about a missing draft and one of another company', async () => {
  const viewer = await portal.as({ roles: ['client-user'], clientId: (await createClient(portal.db)).id });
  const { uuid } = await createHireDraft(portal.db, { client_id: (await createClient(portal.db)).id });
  const answers = await Promise.all(
    [uuid, '6f0f8c52-6c0f-4f0e-9d3a-0a8c1c9d2b11'].map((each) =>
      viewer.refused(calls.discard, { params: { uuid: each } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(answers[0]?.body.message).toBe(answers[1]?.body.message);
});

it('refuses to change a published draft', async () => {
  const { id: client_id } = await createClient(portal.db);
  const viewer = await portal.as({ roles: ['client-user'], clientId: client_id });
  const { id: position_id } = await createOpenPosition(portal.db, { client_id });
  const { uuid } = await createHireDraft(portal.db, { client_id, position_id, isReviewed: true });
  const { status, body } = await viewer.refused(calls.discard, { params: { uuid } });
  expect([status, body.message]).toEqual([409, 'This position is published already.']);
});
