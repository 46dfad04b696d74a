import { candidateLinksCalls as calls } from '@muster/contract/domains/recruitment/candidate-links.calls.ts';
import { candidateLinkLimits } from '@muster/contract/domains/recruitment/candidate-links.constants.ts';
import { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal, testAppUrl } from '../../testing/build-test-app.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import type { TestClient } from '../../testing/test-client.ts';

let portal: TestPortal;
let stranger: TestClient;
beforeAll(async () => {
  portal = await buildTestApp();
  stranger = portal.guest();
  await stranger.send({ method: 'GET', url: '/sanctum/csrf-cookie' });
});
afterAll(() => portal.close());

async function linked() {
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const candidate = await createCandidate(portal.db, { first_name: 'Ana', last_name: 'Reyes', home_place: 'Makati' });
  const params = { id: candidate.id };
  const create = async (label = 'Harbour Legal', days: 7 | 30 = 30) =>
    (await recruiter.call(calls.create, { params, body: { label, days } })).body;
  const list = async () => (await recruiter.call(calls.list, { params })).body;
  const created = await create();
  return { recruiter, candidate, params, create, list, ...created, token: created.url.split('/').at(-1) ?? '' };
}

/** Each from its own minute, as the limit of public tokens counts by address. */
function open(token: string) {
  portal.clock.advance({ seconds: 61 });
  return stranger.refused(calls.open, { body: { token } });
}

it('answers a stranger the allow list of fields, and nothing else', async () => {
  const { token, url, candidate } = await linked();
  expect(url).toMatch(new RegExp(`^${testAppUrl}/candidates/[\\w-]{40,}$`));
  const { id: position_id } = await createOpenPosition(portal.db, { client_id: (await createClient(portal.db)).id });
  await createApplication(portal.db, { position_id, candidate_id: candidate.id, stage: 'presented' });
  const { status, body } = await open(token);
  expect(status).toBe(200);
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(calls.open.answer.shape).toSorted());
  expect(body).toMatchObject({ name: 'Ana Reyes', headline: 'Bookkeeper', home_place: 'Makati' });
});

it('keeps the hash of the token alone, and shows the link once', async () => {
  const { token, list } = await linked();
  const stored = JSON.stringify(await portal.db.selectFrom('candidate_link').selectAll().execute());
  expect(stored).not.toContain(token);
  expect(JSON.stringify(await list())).not.toContain(token);
  const log = await portal.db.selectFrom('activity_log').selectAll().execute();
  expect(JSON.stringify(log)).not.toContain(token);
});

it('counts each opening with its time, and logs it without a person', async () => {
  const { token, list, candidate } = await linked();
  expect(await list()).toMatchObject([{ opened_count: 0, last_opened_at: null, state: 'active' }]);
  await open(token);
  await open(token);
  const at = portal.clock.now().epochMilliseconds;
  const [link] = await list();
  expect(link).toMatchObject({ opened_count: 2, label: 'Harbour Legal' });
  expect(Temporal.Instant.from(link?.last_opened_at ?? '').epochMilliseconds).toBe(at);
  const lines = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'actor_user_id', 'client_id'])
    .where('event', '=', 'recruitment.open-candidate-link')
    .where('subject_id', '=', String(candidate.id))
    .execute();
  expect(lines).toEqual(
    Array.from({ length: 2 }, () => ({
      event: 'recruitment.open-candidate-link',
      actor_user_id: null,
      client_id: null,
    })),
  );
});

it('answers the same for unknown, expired and revoked links, and for archived and outdated candidates', async () => {
  const unknown = await open('no-such-token');
  expect(unknown.status).toBe(404);
  const revoked = await linked();
  await revoked.recruiter.call(calls.revoke, { params: { id: revoked.id } });
  const expired = await linked();
  const outdated = await linked();
  await portal.db
    .updateTable('candidate_private')
    .set({ consent_on: '2020-01-01', retain_until: '2021-01-01' })
    .where('candidate_id', '=', outdated.candidate.id)
    .execute();
  const archived = await linked();
  await archived.recruiter.call(candidatesCalls.archive, { params: archived.params });
  await portal.db
    .updateTable('candidate_link')
    .set({ created_at: '2020-01-01T00:00:00Z', expires_at: '2020-02-01T00:00:00Z' })
    .where('id', '=', expired.id)
    .execute();
  const withoutId = ({ requestId: _id, ...rest }: Record<string, unknown>) => rest;
  for (const { token } of [revoked, expired, outdated, archived]) {
    const answer = await open(token);
    expect([answer.status, withoutId(answer.body as never)]).toEqual([404, withoutId(unknown.body as never)]);
  }
  expect(await expired.list()).toMatchObject([{ state: 'expired', opened_count: 0 }]);
  expect(await revoked.list()).toMatchObject([{ state: 'revoked', opened_count: 0 }]);
});

it('limits how often a stranger may try', async () => {
  portal.clock.advance({ seconds: 61 });
  const statuses = new Set<number>();
  for (let turn = 0; turn < 61; turn += 1)
    statuses.add((await stranger.refused(calls.open, { body: { token: `guess-${turn}` } })).status);
  expect([...statuses]).toEqual([404, 429]);
});

it('revokes one of several links, once', async () => {
  const { recruiter, create, list, id, token } = await linked();
  const other = await create('Twin Works', 7);
  await recruiter.call(calls.revoke, { params: { id } });
  expect((await recruiter.refused(calls.revoke, { params: { id } })).body.message).toBe(
    'This link is revoked already.',
  );
  expect((await list()).map(({ label, state }) => [label, state])).toEqual([
    ['Twin Works', 'active'],
    ['Harbour Legal', 'revoked'],
  ]);
  expect((await open(token)).status).toBe(404);
  expect((await open(other.url.split('/').at(-1) ?? '')).status).toBe(200);
});

it('refuses links for archived candidates and beyond the most', async () => {
  const { recruiter, params, create } = await linked();
  for (let count = 1; count < candidateLinkLimits.active; count += 1) await create(`Link ${count}`);
  const body = { label: 'One more', days: 7 } as const;
  expect((await recruiter.refused(calls.create, { params, body })).body.message).toBe(
    'Ana Reyes has 20 active links. Revoke one first.',
  );
  const archived = await createCandidate(portal.db, { archived_at: '2026-01-01T00:00:00Z' });
  const refused = await recruiter.refused(calls.create, { params: { id: archived.id }, body });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `${archived.name} is archived. Bring the candidate back first.`,
  ]);
});

it('is for staff who recruit', async () => {
  const { params, id } = await linked();
  for (const roles of [['client'], ['client-user'], ['account manager'], ['employee']] as const) {
    const viewer = await portal.as({ roles, ...(roles[0] !== 'employee' && { clientId: 2 }) });
    expect((await viewer.refused(calls.list, { params })).status).toBe(403);
    expect((await viewer.refused(calls.create, { params, body: { label: 'Mine', days: 7 } })).status).toBe(403);
    expect((await viewer.refused(calls.revoke, { params: { id } })).status).toBe(403);
  }
});
