import { candidatesCalls as calls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { candidateBody } from './candidate-body.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function added(gaps: Parameters<typeof candidateBody>[0] = {}) {
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const { id } = (await recruiter.call(calls.create, { body: candidateBody(gaps) })).body;
  const read = async () => (await recruiter.call(calls.details, { params: { id } })).body;
  return { recruiter, id, read };
}

const linesOf = (id: number) =>
  portal.db
    .selectFrom('activity_log')
    .select(['event', 'client_id', 'before', 'after'])
    .where('subject_kind', '=', 'candidate')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

it('adds, changes and deletes candidates, and logs each change without mail and phone', async () => {
  const { recruiter, id, read } = await added();
  expect(await read()).toMatchObject({
    name: 'Ana Reyes',
    work: { email: 'ana.reyes@mail.test', consent_on: '2026-02-01', added_by: recruiter.name, archived_at: null },
  });
  const change = { ...candidateBody({ last_name: 'Reyes-Cruz', phone: null, email: 'new@mail.test' }), id, version: 1 };
  expect((await recruiter.call(calls.update, { body: change })).body).toEqual({ id, version: 2 });
  expect(await read()).toMatchObject({ name: 'Ana Reyes-Cruz', work: { phone: null, email: 'new@mail.test' } });
  expect((await recruiter.refused(calls.update, { body: change })).status).toBe(409);
  expect((await recruiter.call(calls.delete, { body: { id } })).status).toBe(204);
  expect((await recruiter.refused(calls.delete, { body: { id } })).status).toBe(404);
  const lines = await linesOf(id);
  expect(lines.map(({ event, client_id }) => [event, client_id])).toEqual([
    ['recruitment.create-candidate', null],
    ['recruitment.update-candidate', null],
    ['recruitment.delete-candidate', null],
  ]);
  expect(lines[1]?.after).toMatchObject({ email: '[hidden]', phone: null, last_name: 'Reyes-Cruz' });
  expect(JSON.stringify(lines)).not.toMatch(/mail\.test|4567/);
});

it('finds a changed candidate by the new mail', async () => {
  const { recruiter, id } = await added({ email: 'first@mail.test' });
  const body = { ...candidateBody({ email: 'second@mail.test' }), id, version: 1 };
  await recruiter.call(calls.update, { body });
  const find = async (email: string) => (await recruiter.call(calls.duplicates, { body: { email } })).body.length;
  expect([await find('first@mail.test'), await find('SECOND@mail.test')]).toEqual([0, 1]);
});

it('archives a candidate once, and brings it back', async () => {
  const { recruiter, id, read } = await added();
  const archive = { params: { id } };
  expect((await recruiter.call(calls.archive, archive)).status).toBe(204);
  expect((await recruiter.refused(calls.archive, archive)).body.message).toBe('Ana Reyes is archived already.');
  expect((await read()).work?.archived_at).not.toBeNull();
  expect((await recruiter.call(calls.unarchive, archive)).status).toBe(204);
  expect((await recruiter.refused(calls.unarchive, archive)).status).toBe(409);
  expect((await linesOf(id)).map(({ event }) => event)).toEqual([
    'recruitment.create-candidate',
    'recruitment.archive-candidate',
    'recruitment.unarchive-candidate',
  ]);
});

it('is changed by staff who recruit alone', async () => {
  const { id } = await added();
  const client = await portal.as({ roles: ['client'] });
  expect((await client.refused(calls.create, { body: candidateBody() })).status).toBe(403);
  expect((await client.refused(calls.archive, { params: { id } })).status).toBe(403);
  expect((await client.refused(calls.delete, { body: { id } })).status).toBe(403);
});
