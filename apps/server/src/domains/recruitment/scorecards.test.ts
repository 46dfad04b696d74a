import { scorecardsCalls as calls } from '@muster/contract/domains/recruitment/scorecards.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const body = (xero: number, bas: number, more: object = {}) => ({
  ratings: [
    { criterion: 'Xero', rating: xero },
    { criterion: 'BAS', rating: bas },
  ],
  recommendation: 'yes' as const,
  comment: null,
  ...more,
});

const rowsOf = (table: string, rows: string) =>
  writeWithin(portal.services.databases, { rows }, async (db) => {
    const { rows: found } = await sql`select from ${sql.table(table)}`.execute(db);
    return found.length;
  });

async function applied(stage: 'interview' | 'rejected' = 'interview') {
  const { id: clientId } = await createClient(portal.db);
  const { id: position_id } = await createOpenPosition(portal.db, { client_id: clientId, must_have: ['Xero', 'BAS'] });
  const { id, candidate_id } = await createApplication(portal.db, { position_id, stage });
  return { clientId, id, candidate_id };
}

it('keeps one scorecard of each interviewer, with the average of all', async () => {
  const { id, candidate_id } = await applied();
  const [one, other] = [await portal.as({ roles: ['recruitment'] }), await portal.as({ roles: ['hr'] })];
  await one.call(calls.save, { params: { id }, body: body(1, 1) });
  await one.call(calls.save, { params: { id }, body: body(5, 4, { comment: 'Quick with the books' }) });
  await other.call(calls.save, { params: { id }, body: body(2, 3, { recommendation: 'no' }) });
  const { body: found } = await one.call(calls.ofCandidate, { params: { id: candidate_id } });
  expect(found).toMatchObject([
    {
      ...{ application_id: id, criteria: ['Xero', 'BAS'], average: 3.5 },
      cards: [
        { author: other.name, is_own: false, recommendation: 'no', average: 2.5 },
        { author: one.name, is_own: true, recommendation: 'yes', average: 4.5, comment: 'Quick with the books' },
      ],
    },
  ]);
  await portal.settle();
  const lines = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'after'])
    .where('subject_kind', '=', 'candidate')
    .where('subject_id', '=', String(candidate_id))
    .execute();
  expect(lines.map(({ event }) => event)).toEqual(Array.from({ length: 3 }, () => 'recruitment.save-scorecard'));
  expect(JSON.stringify(lines)).not.toContain('Quick');
});

it('takes the criteria of the position, each once, while the application is open', async () => {
  const { id } = await applied();
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const refused = async (ratings: object[]) =>
    (await recruiter.refused(calls.save, { params: { id }, body: { ...body(1, 1), ratings } as never })).status;
  expect(await refused([{ criterion: 'Xero', rating: 3 }])).toBe(422);
  expect(await refused([...body(1, 1).ratings, { criterion: 'Looks', rating: 3 }])).toBe(422);
  expect(await refused([...body(1, 1).ratings, { criterion: 'BAS', rating: 3 }])).toBe(422);
  expect(await refused([{ criterion: 'Xero', rating: 6 }])).toBe(422);
  const { id: ended } = await applied('rejected');
  expect((await recruiter.refused(calls.save, { params: { id: ended }, body: body(1, 1) })).status).toBe(409);
});

it('is for staff who recruit alone, by row security as well', async () => {
  const { clientId, id, candidate_id } = await applied();
  const recruiter = await portal.as({ roles: ['recruitment'] });
  await recruiter.call(calls.save, { params: { id }, body: body(3, 3) });
  for (const role of ['client', 'client-user', 'client-admin'] as const) {
    const viewer = await portal.as({ roles: [role], clientId });
    expect((await viewer.refused(calls.ofCandidate, { params: { id: candidate_id } })).status).toBe(403);
    expect((await viewer.refused(calls.save, { params: { id }, body: body(3, 3) })).status).toBe(403);
  }
  for (const table of ['scorecard', 'scorecard_rating'] as const)
    for (const rows of ['none', `client:${clientId}`, 'employee:1']) expect(await rowsOf(table, rows)).toBe(0);
  expect(await rowsOf('scorecard', 'staff')).toBeGreaterThan(0);
});
