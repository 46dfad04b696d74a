import { jobDescriptionsCalls as calls } from '@muster/contract/domains/recruitment/job-descriptions.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createJobDescription } from '../../testing/factories/job-descriptions.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { jobDescriptionTexts, lockJobDescription, newestJobDescription } from './job-descriptions.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** Reviewed, then changed twice: the second change is reviewed, the third is not. */
async function described() {
  const { id: clientId } = await createClient(portal.db);
  const { id: position_id } = await createOpenPosition(portal.db, { client_id: clientId });
  const reviewer = await createUser(portal.db, { roles: ['hr'] });
  const reviewed = { reviewed_at: '2026-03-01T00:00:00Z', reviewed_by_user_id: reviewer.id };
  await createJobDescription(portal.db, { position_id, duties: '- Enter invoices', ...reviewed });
  await createJobDescription(portal.db, { position_id, number: 2, duties: '- Enter and pay invoices', ...reviewed });
  await createJobDescription(portal.db, {
    ...{ position_id, number: 3, duties: '- Draft', origin: 'generated' },
    ...{
      generated_summary: 'As generated',
      generated_duties: '-',
      generated_requirements: '-',
      generated_benefits: '',
    },
    ...{ generated_by: 'test', prompt_version: '1', input_hash: 'abc' },
  });
  return { clientId, position_id, params: { id: position_id } };
}

it('shows staff the newest version, with what was generated beside it', async () => {
  const { params } = await described();
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(calls.current, { params });
  expect(body.description).toMatchObject({
    duties: '- Draft',
    work: { number: 3, origin: 'generated', reviewed_at: null, generated: { summary: 'As generated' } },
  });
  expect((await hr.refused(calls.current, { params: { id: 999_999 } })).status).toBe(404);
});

it('shows a client the newest reviewed text alone', async () => {
  const { clientId, params } = await described();
  const client = await portal.as({ roles: ['client'], clientId });
  const { body } = await client.call(calls.current, { params });
  expect(body).toEqual({
    description: {
      ...{ summary: 'Keep the books of a growing company.', duties: '- Enter and pay invoices' },
      ...{ requirements: '- Xero', benefits: '' },
    },
  });
  const { position_id } = await createJobDescription(portal.db, {
    position_id: (await createOpenPosition(portal.db, { client_id: clientId })).id,
  });
  expect((await client.call(calls.current, { params: { id: position_id } })).body).toEqual({ description: null });
});

it('lists the versions, newest first, and compares two of them', async () => {
  const { params } = await described();
  const hr = await portal.as({ roles: ['hr'] });
  const { body: versions } = await hr.call(calls.versions, { params });
  expect(versions.map(({ number, origin }) => [number, origin])).toEqual([
    [3, 'generated'],
    [2, 'typed'],
    [1, 'typed'],
  ]);
  const { body } = await hr.call(calls.compare, { params, query: { from: 1, to: 2 } });
  expect(body.sections.filter(({ is_changed }) => is_changed)).toEqual([
    {
      section: 'duties',
      is_changed: true,
      changes: [
        { kind: 'same', text: '- Enter ' },
        { kind: 'added', text: 'and pay ' },
        { kind: 'same', text: 'invoices' },
      ],
    },
  ]);
  expect((await hr.refused(calls.compare, { params, query: { from: 1, to: 9 } })).status).toBe(404);
});

it('keeps versions and differences from clients, and positions of others from each other', async () => {
  const [{ clientId, params }, other] = [await described(), await described()];
  const client = await portal.as({ roles: ['client'], clientId });
  expect((await client.refused(calls.versions, { params })).status).toBe(403);
  expect((await client.refused(calls.compare, { params, query: { from: 1, to: 2 } })).status).toBe(403);
  expect((await client.refused(calls.current, { params: other.params })).status).toBe(404);
});

it('row security shows a client what is reviewed for its own positions, and lets it lock nothing', async () => {
  const { clientId, position_id: positionId } = await described();
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => [
      (await newestJobDescription(db, { positionId, isReviewed: false }))?.number,
      [...(await jobDescriptionTexts(db, { positionId, numbers: [1, 2, 3] })).keys()].toSorted(),
      (await lockJobDescription(db, positionId))?.version,
    ]);
  for (const scope of ['none', 'client:1000000', 'employee:1'])
    expect(await seenBy(scope)).toEqual([undefined, [], undefined]);
  expect(await seenBy(`client:${clientId}`)).toEqual([2, [1, 2], undefined]);
  expect(await seenBy('staff')).toEqual([3, [1, 2, 3], 3]);
});
