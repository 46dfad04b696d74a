import { hireDraftsCalls as calls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import { clientAreaRoles } from '@muster/contract/roles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createHireDraft, draftAnswers } from '../../testing/factories/hire-drafts.ts';
import { hireDraftReaders } from './hire-drafts.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function company() {
  const { id: clientId } = await createClient(portal.db);
  const as = (name: string) => portal.as({ roles: ['client-user'], clientId, name });
  const [priya, oliver] = [await as('Priya Nair'), await as('Oliver Hart')];
  const { body: started } = await priya.call(calls.start, { body: { title: 'Dispatcher', family: 'other' } });
  const params = { uuid: started.uuid };
  const read = async () => (await priya.call(calls.details, { params })).body;
  return { clientId, priya, oliver, params, read };
}

it('begins a draft that colleagues go on with, on any device', async () => {
  const { oliver, params, read } = await company();
  const saved = await oliver.call(calls.save, {
    params,
    body: { version: 1, step: 'details', answers: { headcount: 2, budget_least: '38000.50' } },
  });
  expect(saved.body).toEqual({ version: 2 });
  expect(await read()).toMatchObject({
    ...{ step: 'details', author: 'Priya Nair', updated_by: 'Oliver Hart', position_uuid: null },
    answers: { title: 'Dispatcher', family: 'other', headcount: 2, budget_least: 3_800_050 },
  });
});

it('refuses to save over a version that was not read, and names the changed fields', async () => {
  const { priya, oliver, params } = await company();
  await oliver.call(calls.save, {
    params,
    body: { version: 1, answers: { headcount: 2 }, text: { duties: '- Plan' } },
  });
  const { status, body } = await priya.refused(calls.save, { params, body: { version: 1, answers: { years: 3 } } });
  expect(status).toBe(409);
  expect(body.conflict).toMatchObject({ by: 'Oliver Hart', fields: [{ label: 'Places' }, { label: 'Duties' }] });
});

it('moves to another step without a new version', async () => {
  const { priya, params, read } = await company();
  await priya.call(calls.save, { params, body: { version: 1, step: 'job' } });
  expect(await read()).toMatchObject({ version: 1, step: 'job' });
});

it('keeps an answer to a question that was removed', async () => {
  const { clientId, priya } = await company();
  const answers = JSON.stringify({ ...draftAnswers, timezone_id: undefined, travel: 'often' });
  const { id, uuid } = await createHireDraft(portal.db, { client_id: clientId, answers });
  const params = { uuid };
  const { answers: shown } = (await priya.call(calls.details, { params })).body;
  expect(shown).not.toHaveProperty('travel');
  await priya.call(calls.save, { params, body: { version: 1, answers: { years: 2 } } });
  const row = await portal.db.selectFrom('hire_draft').select('answers').where('id', '=', id).executeTakeFirst();
  expect(row?.answers).toMatchObject({ travel: 'often', years: 2, title: 'Bookkeeper' });
});

it('keeps who reviewed the text, until the text or an answer changes', async () => {
  const { clientId, priya } = await company();
  const { uuid } = await createHireDraft(portal.db, { client_id: clientId });
  const params = { uuid };
  const { body: reviewed } = await priya.call(calls.review, { params, body: { version: 1, is_reviewed: true } });
  const read = async () => (await priya.call(calls.details, { params })).body;
  expect((await read()).review).toMatchObject({ by: 'Priya Nair' });
  await priya.call(calls.save, { params, body: { version: reviewed.version, text: { benefits: '- Leave' } } });
  expect(await read()).toMatchObject({ review: null, text: { benefits: '- Leave' } });
});

it('lets nobody review an empty text', async () => {
  const { priya, params } = await company();
  const { status, body } = await priya.refused(calls.review, { params, body: { version: 1, is_reviewed: true } });
  expect([status, body.message]).toEqual([409, 'Write the description first.']);
});

it('discards a draft', async () => {
  const { priya, params } = await company();
  await priya.call(calls.discard, { params });
  expect((await priya.refused(calls.details, { params })).status).toBe(404);
});

it('pushes a change to the colleagues who see the draft', async () => {
  const { clientId, priya, oliver } = await company();
  const chosen = await portal.as({ roles: ['client-user'], clientId });
  await portal.db.updateTable('app_user').set({ has_chosen_positions: true }).where('id', '=', chosen.userId).execute();
  const readers = await hireDraftReaders(portal.db, { clientId, authorId: priya.userId, roles: clientAreaRoles });
  const uuids = await portal.db
    .selectFrom('app_user')
    .select('uuid')
    .where('id', 'in', [priya.userId, oliver.userId])
    .execute();
  expect(readers.toSorted()).toEqual(uuids.map(({ uuid }) => uuid).toSorted());
});
