import { jobDescriptionTemplatesCalls as calls } from '@muster/contract/domains/recruitment/job-description-templates.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createJobDescriptionTemplate } from '../../testing/factories/job-description-templates.ts';
import { createJobDescription } from '../../testing/factories/job-descriptions.ts';
import { templateBody } from './job-description-body.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('adds, changes, archives, activates and deletes templates, and logs each change', async () => {
  const recruiter = await portal.as({ roles: ['recruitment'], name: 'Ria Cruz' });
  const added = await recruiter.call(calls.create, { body: templateBody({ name: 'First' }) });
  expect(added).toMatchObject({ status: 201, body: { version: 1 } });
  const { id } = added.body;
  const change = { ...templateBody({ name: 'Renamed', benefits: '- Leave' }), id, version: 1 };
  expect((await recruiter.call(calls.update, { body: change })).body).toEqual({ id, version: 2 });
  expect((await recruiter.refused(calls.update, { body: change })).status).toBe(409);
  const params = { id };
  expect((await recruiter.refused(calls.activate, { params })).status).toBe(409);
  await recruiter.call(calls.archive, { params });
  expect((await recruiter.refused(calls.archive, { params })).status).toBe(409);
  expect((await recruiter.call(calls.details, { params })).body).toMatchObject({
    ...{ name: 'Renamed', benefits: '- Leave', is_active: false, version: 3, updated_by: 'Ria Cruz', usage_count: 0 },
  });
  await recruiter.call(calls.activate, { params });
  expect((await recruiter.call(calls.delete, { body: { id } })).status).toBe(204);
  expect((await recruiter.refused(calls.delete, { body: { id } })).status).toBe(404);
  const events = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'job-description-template')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(events.map(({ event }) => event)).toEqual(
    ['create', 'update', 'archive', 'activate', 'delete'].map((verb) => `recruitment.${verb}-job-description-template`),
  );
});

it('refuses a name that an active one has, in any case and with any accents', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const old = await createJobDescriptionTemplate(portal.db, { name: 'Café service', is_active: false });
  expect((await hr.call(calls.create, { body: templateBody({ name: 'Cafe service' }) })).status).toBe(201);
  const refused = await hr.refused(calls.create, { body: templateBody({ name: 'CAFÉ Service' }) });
  expect(refused).toMatchObject({ status: 422, body: { codes: { name: ['validation.unique'] } } });
  const activated = await hr.refused(calls.activate, { params: { id: old.id } });
  expect(activated.body.errors).toEqual({
    name: ['Another active template is called Café service. Rename one of them first.'],
  });
});

it('refuses a placeholder that cannot be filled in, and says where it is and what is possible', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const body = templateBody({ name: 'Wrong', duties: '- Work {shift}\n- For {salary}', benefits: 'Up to {bonus}' });
  const { status, body: refused } = await hr.refused(calls.create, { body });
  expect([status, Object.keys(refused.errors ?? {})]).toEqual([422, ['duties', 'benefits']]);
  const duties = /^\{salary\} in line 2 cannot be filled in\. Only these placeholders are possible: \{title\}/;
  expect(refused.errors).toMatchObject({ duties: [expect.stringMatching(duties)] });
});

it('keeps a template that a description began with, also if it is archived', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { id, name } = await createJobDescriptionTemplate(portal.db);
  await createJobDescription(portal.db, { origin: 'template', template_id: id, template_version: 1 });
  expect(await hr.refused(calls.delete, { body: { id } })).toMatchObject({
    status: 409,
    body: { message: `1 version of job descriptions began with ${name}. Archive the template instead.` },
  });
  await hr.call(calls.archive, { params: { id } });
  expect((await hr.refused(calls.delete, { body: { id } })).status).toBe(409);
});

it('is changed by staff who recruit alone', async () => {
  const { id } = await createJobDescriptionTemplate(portal.db);
  for (const viewer of [
    await portal.as({ roles: ['client'], clientId: (await createClient(portal.db)).id }),
    await portal.as({ roles: ['payroll'] }),
  ]) {
    expect((await viewer.refused(calls.create, { body: templateBody({ name: 'Mine' }) })).status).toBe(403);
    expect((await viewer.refused(calls.archive, { params: { id } })).status).toBe(403);
    expect((await viewer.refused(calls.delete, { body: { id } })).status).toBe(403);
  }
});
