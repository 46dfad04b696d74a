import { hireDraftsCalls as calls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import { myPositionsCalls } from '@muster/contract/domains/recruitment/my-positions.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createHireDraft, draftAnswers } from '../../testing/factories/hire-drafts.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function drafted(columns: Parameters<typeof createHireDraft>[1] = {}) {
  const { id: clientId } = await createClient(portal.db);
  const viewer = await portal.as({ roles: ['client-user'], clientId });
  const draft = await createHireDraft(portal.db, { client_id: clientId, isReviewed: true, ...columns });
  return { clientId, viewer, draft, request: { params: { uuid: draft.uuid }, body: { version: 1 } } };
}

const positionsOf = (clientId: number) =>
  portal.db.selectFrom('open_position').selectAll().where('client_id', '=', clientId).execute();

it('opens one position with the reviewed description, however often it is asked', async () => {
  const { clientId, viewer, draft, request } = await drafted();
  const { userId: recruiter } = await portal.as({ roles: ['recruitment'] });
  const answers = await Promise.all([1, 2, 3].map(() => viewer.call(calls.finalize, request)));
  const again = await viewer.call(calls.finalize, request);
  const positions = await positionsOf(clientId);
  expect(positions).toMatchObject([{ title: 'Bookkeeper', status: 'sourcing', headcount: 1, owner_user_id: null }]);
  expect(new Set([...answers, again].map(({ body }) => body.uuid))).toEqual(new Set([positions[0]?.uuid]));
  const description = await portal.db
    .selectFrom('job_description')
    .selectAll()
    .where('position_id', '=', positions[0]?.id ?? 0)
    .execute();
  expect(description).toMatchObject([
    { number: 1, origin: 'typed', duties: '- Enter invoices', reviewed_by_user_id: draft.author_user_id },
  ]);
  const notices = await portal.db.selectFrom('notification').selectAll().where('user_id', '=', recruiter).execute();
  expect(notices).toHaveLength(1);
});

it('keeps what was generated beside the final text', async () => {
  const generated = JSON.stringify({ summary: 'Generated.', duties: '- A', requirements: '- B', benefits: '' });
  const { clientId, viewer, request } = await drafted({
    ...{ path: 'generated', generated, generated_by: 'composer', prompt_version: 'composer-1', input_hash: 'abc' },
    generated_at: '2026-03-02T01:00:00Z',
  });
  await viewer.call(calls.finalize, request);
  const [position] = await positionsOf(clientId);
  const description = await portal.db
    .selectFrom('job_description')
    .selectAll()
    .where('position_id', '=', position?.id ?? 0)
    .executeTakeFirst();
  expect(description).toMatchObject({
    ...{ origin: 'generated', generated_summary: 'Generated.', input_hash: 'abc' },
    summary: 'Keep the books of a growing company.',
  });
});

it('refuses what nobody reviewed', async () => {
  const { clientId, viewer, request } = await drafted({ isReviewed: false });
  const { status, body } = await viewer.refused(calls.finalize, request);
  expect([status, body.message]).toEqual([
    409,
    'No one has reviewed this text. Read it and confirm that it describes the job.',
  ]);
  expect(await positionsOf(clientId)).toEqual([]);
});

it('asks for answers that a newer set of questions requires', async () => {
  const { timezone_id: _, ...older } = draftAnswers;
  const { viewer, request } = await drafted({ answers: JSON.stringify({ ...older, shift_start: '08:00' }) });
  const { status, body } = await viewer.refused(calls.finalize, request);
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {})).toEqual(['timezone_id', 'shift_end']);
});

it('refuses a version that was not read', async () => {
  const { viewer, request } = await drafted({ version: 4 });
  expect((await viewer.refused(calls.finalize, request)).status).toBe(409);
});

it('shows the new position to its author who sees chosen positions alone', async () => {
  const { id: clientId } = await createClient(portal.db);
  const viewer = await portal.as({ roles: ['client-user'], clientId });
  await portal.db.updateTable('app_user').set({ has_chosen_positions: true }).where('id', '=', viewer.userId).execute();
  const theirs = await createHireDraft(portal.db, { client_id: clientId });
  expect((await viewer.refused(calls.details, { params: { uuid: theirs.uuid } })).status).toBe(404);
  const own = await createHireDraft(portal.db, {
    ...{ client_id: clientId, author_user_id: viewer.userId, isReviewed: true },
  });
  await viewer.call(calls.finalize, { params: { uuid: own.uuid }, body: { version: 1 } });
  const { data } = (await viewer.call(myPositionsCalls.list)).body;
  expect(data.map(({ title }) => title)).toEqual(['Bookkeeper']);
});
