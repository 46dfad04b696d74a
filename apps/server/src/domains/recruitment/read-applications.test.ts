import { applicationsCalls as calls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { scorecardsCalls } from '@muster/contract/domains/recruitment/scorecards.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createInterview } from '../../testing/factories/interviews.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import {
  applicationsOfCandidate,
  applicationsOfPosition,
  lockApplication,
  lockDecision,
  stagesOfCandidate,
} from './applications.repository.ts';
import { readCandidate } from './candidates.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** The names of all fields in an answer, with those inside of it. */
function pathsIn(value: unknown, before = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => pathsIn(one, before)))];
  if (typeof value !== 'object' || value === null) return [before];
  return Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, before === '' ? name : `${before}.${name}`));
}

const forClients = {
  candidate: ['first_name', 'headline', 'home_place', 'id', 'last_name', 'name', 'version'],
  board: [
    ...['data.candidate.headline', 'data.candidate.home_place', 'data.candidate.id', 'data.candidate.name'],
    ...['data.decision', 'data.decision_reason', 'data.decision_version', 'data.id', 'data.presented_at', 'data.stage'],
    ...['position.client', 'position.id', 'position.status', 'position.title', 'position.uuid'],
    ...['position.filled_count', 'position.headcount', 'position.opened_at'],
  ],
  applications: [
    ...['decision', 'decision_reason', 'decision_version', 'id', 'position.client', 'position.id', 'position.title'],
    ...['position.uuid', 'presented_at', 'stage'],
  ],
};

const forStaff = {
  candidate: [
    ...forClients.candidate,
    ...[
      'added_at',
      'added_by',
      'anonymised_at',
      'archived_at',
      'consent_on',
      'consent_until',
      'consent_withdrawn_on',
      'email',
      'kept_until',
      'phone',
      'retain_until',
      'source',
      'tags',
    ].map((field) => `work.${field}`),
  ],
  board: [
    ...forClients.board,
    'position.owner',
    ...['decided_by', 'employee', 'interview', 'moves', 'score', 'source', 'stage_since', 'version'].map(
      (field) => `data.work.${field}`,
    ),
  ],
  applications: [
    ...forClients.applications,
    ...['actor', 'id', 'note', 'rejection', 'since', 'stage', 'until'].map((field) => `work.history.${field}`),
    'work.minutes.presented',
    'work.employee',
  ],
};

async function shownTo(rights: Parameters<TestPortal['as']>[0], scene: { uuid: string; candidate: number }) {
  const viewer = await portal.as(rights);
  const params = { id: scene.candidate };
  return {
    candidate: (await viewer.call(candidatesCalls.details, { params })).body,
    board: (await viewer.call(calls.ofPosition, { params: { uuid: scene.uuid } })).body,
    applications: (await viewer.call(calls.ofCandidate, { params })).body,
  };
}

it.each([
  ['role client', ['client'], forClients],
  ['a recruiter', ['recruitment'], forStaff],
] as const)('shows %s the fields of its allow list, and no other', async (_who, roles, allowed) => {
  const { id: clientId } = await createClient(portal.db);
  const position = await createOpenPosition(portal.db, { client_id: clientId });
  const candidate = await createCandidate(portal.db, { contact: { tags: ['Tag'] } });
  await createApplication(portal.db, { position_id: position.id, candidate_id: candidate.id, stage: 'presented' });
  // Not presented yet: a client must not even learn that it exists.
  await createApplication(portal.db, { position_id: position.id, stage: 'screening' });
  const scene = { uuid: position.uuid, candidate: candidate.id };
  const shown = await shownTo({ roles: [...roles], ...(roles[0] === 'client' && { clientId }) }, scene);
  for (const part of ['candidate', 'board', 'applications'] as const)
    expect([part, pathsIn(shown[part]).toSorted()]).toEqual([part, allowed[part].toSorted()]);
  expect(shown.board.data).toHaveLength(roles[0] === 'client' ? 1 : 2);
});

it('names the score, the source and the latest interview on the cards of those who recruit', async () => {
  const position = await createOpenPosition(portal.db, { must_have: ['Xero', 'BAS'] });
  const { id } = await createApplication(portal.db, { position_id: position.id, stage: 'interview' });
  const [one, other] = [await portal.as({ roles: ['recruitment'] }), await portal.as({ roles: ['hr'] })];
  const workOf = async () =>
    (await one.call(calls.ofPosition, { params: { uuid: position.uuid } })).body.data.map(({ work }) => work);
  expect(await workOf()).toMatchObject([{ source: 'referral', score: null, interview: null }]);
  const rate = (who: typeof one, xero: number, bas: number) => {
    const ratings = [
      { criterion: 'Xero', rating: xero },
      { criterion: 'BAS', rating: bas },
    ];
    return who.call(scorecardsCalls.save, {
      params: { id },
      body: { ratings, recommendation: 'yes', comment: null },
    });
  };
  await rate(one, 5, 4);
  await rate(other, 2, 2);
  await createInterview(portal.db, { application_id: id, starts_at: '2099-03-02T01:00:00Z' });
  const times = { starts_at: '2099-03-09T01:00:00Z', ends_at: '2099-03-09T02:00:00Z' };
  await createInterview(portal.db, { application_id: id, ...times });
  await createInterview(portal.db, {
    ...{ application_id: id, starts_at: '2099-03-16T01:00:00Z', ends_at: '2099-03-16T02:00:00Z' },
    ...{ status: 'Cancelled', end_reason: 'Ill', ended_at: '2026-03-01T00:00:00Z' },
  });
  expect(await workOf()).toMatchObject([
    { score: 3.3, interview: { id: expect.any(Number), ...times, has_feedback: false } },
  ]);
});

it('hides from the client what is taken back before it decides', async () => {
  const { id: clientId } = await createClient(portal.db);
  const position = await createOpenPosition(portal.db, { client_id: clientId });
  const { id, candidate_id } = await createApplication(portal.db, { position_id: position.id, stage: 'presented' });
  const [buyer, recruiter] = [
    await portal.as({ roles: ['client'], clientId }),
    await portal.as({ roles: ['recruitment'] }),
  ];
  const params = { id: candidate_id };
  expect((await buyer.call(candidatesCalls.list)).body.total).toBe(1);
  await recruiter.call(calls.move, { params: { id }, body: { version: 1, stage: 'screening' } });
  expect((await buyer.call(candidatesCalls.list)).body.total).toBe(0);
  expect((await buyer.refused(candidatesCalls.details, { params })).status).toBe(404);
  expect((await buyer.refused(calls.ofCandidate, { params })).status).toBe(404);
  expect((await buyer.call(calls.ofPosition, { params: { uuid: position.uuid } })).body.data).toEqual([]);
});

it('lets a client neither search nor sort by what it does not see', async () => {
  const { id: clientId } = await createClient(portal.db);
  const { id: position_id } = await createOpenPosition(portal.db, { client_id: clientId });
  const candidate = await createCandidate(portal.db, { contact: { email: 'hidden@mail.test', tags: ['Hidden'] } });
  await createApplication(portal.db, { position_id, candidate_id: candidate.id, stage: 'interview' });
  const buyer = await portal.as({ roles: ['client'], clientId });
  const total = async (parameters: object) =>
    (await buyer.call(candidatesCalls.list, { query: { dt_params: JSON.stringify(parameters) } })).body.total;
  expect(await total({ filters: { global: { value: candidate.name } } })).toBe(1);
  for (const value of ['hidden@mail.test', 'Hidden']) expect(await total({ filters: { global: { value } } })).toBe(0);
  expect(await total({ filters: { email: { value: 'nothing' } }, sort: [{ field: 'email', order: 1 }] })).toBe(1);
});

it('names candidates who may be proposed by every word, without archived ones', async () => {
  const sales = await portal.as({ roles: ['sales'] });
  const { id } = await createCandidate(portal.db, { first_name: 'Quirina', last_name: 'Ñuñez' });
  await createCandidate(portal.db, { first_name: 'Quirina', archived_at: '2026-01-01T00:00:00Z' });
  const { body } = await sales.call(calls.candidateChoices, { query: { search: 'nunez quir' } });
  expect(body).toEqual([{ id, name: 'Quirina Ñuñez', headline: 'Bookkeeper' }]);
  expect((await sales.call(calls.candidateChoices, { query: { search: 'Quirina' } })).body).toHaveLength(1);
});

it('answers an unknown position and an address that is no uuid without a hint', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const ask = async (uuid: string) => (await hr.refused(calls.ofPosition, { params: { uuid } })).status;
  expect(await ask('00000000-0000-4000-8000-000000000000')).toBe(404);
  expect(await ask('bookkeeper')).toBe(422);
});

it('row security shows a client what was presented to it, without history, and lets it lock only its decision', async () => {
  const { id: clientId } = await createClient(portal.db);
  const position = await createOpenPosition(portal.db, { client_id: clientId });
  const { id, candidate_id } = await createApplication(portal.db, { position_id: position.id, stage: 'presented' });
  await createApplication(portal.db, { position_id: position.id, stage: 'screening' });
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => [
      (await applicationsOfPosition(db, position.id)).length,
      (await applicationsOfCandidate(db, candidate_id)).length,
      (await stagesOfCandidate(db, candidate_id)).length,
      (await readCandidate(db, candidate_id))?.id,
      (await lockApplication(db, id))?.id,
      (await lockDecision(db, { id, clientId, userId: 0 }))?.id,
    ]);
  const nothing = [0, 0, 0, undefined, undefined, undefined];
  for (const scope of ['none', 'client:1000000', 'employee:1']) expect(await seenBy(scope)).toEqual(nothing);
  expect(await seenBy(`client:${clientId}`)).toEqual([1, 1, 0, candidate_id, undefined, id]);
  expect(await seenBy('staff')).toEqual([2, 1, 1, candidate_id, id, id]);
});
