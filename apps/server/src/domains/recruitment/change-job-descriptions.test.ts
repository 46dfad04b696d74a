import { jobDescriptionsCalls as calls } from '@muster/contract/domains/recruitment/job-descriptions.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createJobDescriptionTemplate } from '../../testing/factories/job-description-templates.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { descriptionBody } from './job-description-body.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function described() {
  const hr = await portal.as({ roles: ['hr'], name: 'Hannah Ramos' });
  const { id, client_id } = await createOpenPosition(portal.db);
  const params = { id };
  const save = (gaps: Parameters<typeof descriptionBody>[0] = {}) =>
    hr.call(calls.save, { params, body: descriptionBody(gaps) });
  const read = async () => (await hr.call(calls.current, { params })).body.description;
  return { hr, id, client_id, params, save, read };
}

it('adds a version for each change, and logs what changed without the client', async () => {
  const { id, save, read } = await described();
  expect(await read()).toBeNull();
  expect((await save()).body).toEqual({ version: 1 });
  expect((await save({ version: 1, duties: '- Enter invoices\n- Pay them', benefits: '- Leave' })).body).toEqual({
    version: 2,
  });
  expect(await read()).toMatchObject({
    duties: '- Enter invoices\n- Pay them',
    benefits: '- Leave',
    work: { number: 2, origin: 'typed', template: null, written_by: 'Hannah Ramos', reviewed_at: null },
  });
  const lines = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'client_id', 'details'])
    .where('subject_kind', '=', 'open-position')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(lines).toMatchObject([
    { event: 'recruitment.save-job-description', client_id: null, details: { number: 1, origin: 'Written by hand' } },
    { event: 'recruitment.save-job-description', client_id: null, details: { number: 2 } },
  ]);
});

it('keeps the template and its version that a text began with', async () => {
  const { save, read } = await described();
  const { id, name } = await createJobDescriptionTemplate(portal.db, { version: 4 });
  await save({ template: { id, version: 3 } });
  expect(await read()).toMatchObject({ work: { origin: 'template', template: { id, name, version: 3 } } });
});

it('refuses a template that is unknown, newer than it is, or archived', async () => {
  const { hr, params } = await described();
  const active = await createJobDescriptionTemplate(portal.db);
  const archived = await createJobDescriptionTemplate(portal.db, { name: 'Old one', is_active: false });
  const refused = async (template: { id: number; version: number }) => {
    const { status, body } = await hr.refused(calls.save, { params, body: descriptionBody({ template }) });
    return { status, errors: body.errors };
  };
  expect(await refused({ id: 999_999, version: 1 })).toEqual({
    status: 422,
    errors: { template_id: ['The template is invalid.'] },
  });
  expect(await refused({ id: active.id, version: 2 })).toEqual({
    status: 422,
    errors: { template_id: ['The template is invalid.'] },
  });
  expect(await refused({ id: archived.id, version: 1 })).toEqual({
    status: 422,
    errors: { template_id: ['Old one is archived. Choose another template.'] },
  });
});

it('refuses to save over a version that the viewer did not read', async () => {
  const { hr, params, save } = await described();
  await save();
  const late = await hr.refused(calls.save, { params, body: descriptionBody({ version: 0 }) });
  expect(late.status).toBe(409);
  expect(late.body.message).toMatch(/changed this job description after you opened it/);
  const ahead = await hr.refused(calls.save, { params, body: descriptionBody({ version: 7 }) });
  expect(ahead.status).toBe(409);
});

it('gives two versions that are saved at one time different numbers, or refuses one', async () => {
  const { hr, params, id } = await described();
  const answers = await Promise.all([1, 2, 3].map(() => hr.refused(calls.save, { params, body: descriptionBody() })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const stored = await portal.db.selectFrom('job_description').select('number').where('position_id', '=', id).execute();
  expect(stored).toEqual([{ number: 1 }]);
});

it('keeps who reviewed a version and when, once, and the next version is not reviewed', async () => {
  const { hr, params, save, read } = await described();
  await save();
  expect((await hr.call(calls.review, { params, body: { version: 1 } })).status).toBe(204);
  expect(await read()).toMatchObject({ work: { number: 1, reviewed_by: 'Hannah Ramos' } });
  expect(await hr.refused(calls.review, { params, body: { version: 1 } })).toMatchObject({
    status: 409,
    body: { message: 'Hannah Ramos reviewed this version already.' },
  });
  await save({ version: 1, summary: 'Another text.' });
  expect(await read()).toMatchObject({ work: { number: 2, reviewed_at: null, reviewed_by: null } });
  expect((await hr.refused(calls.review, { params, body: { version: 1 } })).status).toBe(409);
});

it('refuses to mark a text as reviewed while a place in it is not filled in', async () => {
  const { hr, params, save } = await described();
  await save({ duties: '- Work from [Shift]' });
  expect(await hr.refused(calls.review, { params, body: { version: 1 } })).toMatchObject({
    status: 409,
    body: { message: 'Duties still has [Shift]. Edit the text before you mark it as reviewed.' },
  });
});

it('never changes a stored version', async () => {
  const { hr, id, params, save } = await described();
  await save();
  const change = (columns: object) =>
    portal.db.updateTable('job_description').set(columns).where('position_id', '=', id).execute();
  await expect(change({ summary: 'Rewritten' })).rejects.toThrow('never changed');
  await hr.call(calls.review, { params, body: { version: 1 } });
  await expect(change({ reviewed_at: null, reviewed_by_user_id: null })).rejects.toThrow('never changed');
});

it('is written and reviewed by staff who recruit alone', async () => {
  const { client_id: clientId, params, save } = await described();
  await save();
  const client = await portal.as({ roles: ['client'], clientId });
  expect((await client.refused(calls.save, { params, body: descriptionBody({ version: 1 }) })).status).toBe(403);
  expect((await client.refused(calls.review, { params, body: { version: 1 } })).status).toBe(403);
});
