import { jobDescriptionTemplatesCalls as calls } from '@muster/contract/domains/recruitment/job-description-templates.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createJobDescriptionTemplate } from '../../testing/factories/job-description-templates.ts';
import { createJobDescription } from '../../testing/factories/job-descriptions.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { wholeList } from '../../testing/whole-list.ts';
import {
  lockJobDescriptionTemplate,
  readJobDescriptionTemplate,
  readJobDescriptionTemplatePage,
} from './job-description-templates.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const found = (value: string) => ({ query: { dt_params: JSON.stringify({ filters: { global: { value } } }) } });

it('lists, finds and shows templates to recruiters, with how often they are used', async () => {
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const { id, name } = await createJobDescriptionTemplate(portal.db);
  const { position_id } = await createJobDescription(portal.db, {
    origin: 'template',
    template_id: id,
    template_version: 1,
  });
  await createJobDescription(portal.db, { position_id, number: 2 });
  const { body: page } = await recruiter.call(calls.list, found(name));
  expect(page).toMatchObject({ total: 1, data: [{ id, name, usage_count: 1, is_active: true, updated_by: null }] });
  const { body } = await recruiter.call(calls.details, { params: { id } });
  expect(body).toMatchObject({ id, summary: 'A {title} for {client}.', benefits: '' });
  expect((await recruiter.refused(calls.details, { params: { id: 999_999 } })).status).toBe(404);
});

it('filters by family and status', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  await createJobDescriptionTemplate(portal.db, { name: 'Legal one', family: 'legal' });
  await createJobDescriptionTemplate(portal.db, { name: 'Legal two', family: 'legal', is_active: false });
  const ask = async (filters: object) => {
    const { body } = await hr.call(calls.list, { query: { dt_params: JSON.stringify({ filters }) } });
    return body.data.map(({ name }) => name);
  };
  const legal = { family: { value: ['legal'], matchMode: 'in' } };
  expect(await ask(legal)).toEqual(['Legal one', 'Legal two']);
  expect(await ask({ ...legal, is_active: { value: true, matchMode: 'equals' } })).toEqual(['Legal one']);
});

it('shows a client active templates alone, without their use and their authors', async () => {
  const { id: clientId } = await createClient(portal.db);
  const client = await portal.as({ roles: ['client'], clientId });
  const active = await createJobDescriptionTemplate(portal.db, { name: 'Seen by clients' });
  const archived = await createJobDescriptionTemplate(portal.db, { name: 'Seen by staff', is_active: false });
  const { body: page } = await client.call(calls.list, found('Seen by'));
  expect(page.data).toEqual([
    {
      ...{ id: active.id, uuid: active.uuid, version: 1, name: 'Seen by clients', family: 'finance' },
      ...{ summary: 'A {title} for {client}.', is_active: true },
    },
  ]);
  for (const call of [calls.details, calls.filled] as const)
    expect((await client.refused(call, { params: { id: archived.id } })).status).toBe(404);
});

it('fills a template in with a sample, a position, or refuses one that the viewer does not see', async () => {
  const [own, other] = [await createClient(portal.db), await createClient(portal.db)];
  const { id } = await createJobDescriptionTemplate(portal.db);
  const mine = await createOpenPosition(portal.db, {
    ...{ client_id: own.id, title: 'Payroll clerk', shift_start: '22:00', shift_end: '07:00', must_have: [] },
  });
  const theirs = await createOpenPosition(portal.db, { client_id: other.id });
  const client = await portal.as({ roles: ['client'], clientId: own.id });
  const params = { id };
  const { body: sample } = await client.call(calls.filled, { params });
  expect(sample).toMatchObject({ template: { id, version: 1 }, missing: [] });
  expect(sample.summary).toBe('A Office assistant for Example Company Pty Ltd.');
  const { body } = await client.call(calls.filled, { params, query: { position_id: mine.id } });
  expect(body).toMatchObject({
    summary: `A Payroll clerk for ${own.legal_business_name}.`,
    duties: '- Work 10:00 PM – 7:00 AM Manila time',
    requirements: '- [Must-have skills]',
    missing: ['Must-have skills'],
  });
  for (const position_id of [theirs.id, 999_999])
    expect((await client.refused(calls.filled, { params, query: { position_id } })).status).toBe(404);
});

it('offers the positions that the viewer sees, found by title and client', async () => {
  const [own, other] = [await createClient(portal.db), await createClient(portal.db)];
  const mine = await createOpenPosition(portal.db, { client_id: own.id, title: 'Twin offered' });
  const theirs = await createOpenPosition(portal.db, { client_id: other.id, title: 'Twin offered' });
  const ids = async (viewer: Awaited<ReturnType<TestPortal['as']>>, search: string) =>
    (await viewer.call(calls.positions, { query: { search } })).body.map(({ id }) => id);
  const hr = await portal.as({ roles: ['hr'] });
  expect(await ids(hr, 'twin offered')).toEqual([theirs.id, mine.id]);
  expect(await ids(hr, `${own.legal_business_name} twin`)).toEqual([mine.id]);
  expect(await ids(await portal.as({ roles: ['client'], clientId: own.id }), 'twin offered')).toEqual([mine.id]);
});

it('row security shows clients the active ones, and lets them lock none', async () => {
  const active = await createJobDescriptionTemplate(portal.db);
  const archived = await createJobDescriptionTemplate(portal.db, { is_active: false });
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => [
      (await readJobDescriptionTemplatePage(db, wholeList)).total > 0,
      (await readJobDescriptionTemplate(db, active.id))?.id,
      (await readJobDescriptionTemplate(db, archived.id))?.id,
      (await lockJobDescriptionTemplate(db, active.id))?.id,
    ]);
  for (const scope of ['none', 'employee:1'])
    expect(await seenBy(scope)).toEqual([false, undefined, undefined, undefined]);
  expect(await seenBy('client:2')).toEqual([true, active.id, undefined, undefined]);
  expect(await seenBy('staff')).toEqual([true, active.id, archived.id, active.id]);
});
