import { applicationsCalls as calls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import type { ApplicationStage } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { openPositionsCalls } from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function proposed() {
  const client = await createClient(portal.db);
  const position = await createOpenPosition(portal.db, { client_id: client.id });
  const candidate = await createCandidate(portal.db);
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const body = { position_id: position.id, candidate_id: candidate.id };
  const { id } = (await recruiter.call(calls.create, { body })).body;
  const buyer = await portal.as({ roles: ['client'], clientId: client.id });
  let version = 1;
  const move = async (stage: ApplicationStage, more: object = {}) => {
    const moved = await recruiter.call(calls.move, { params: { id }, body: { version, stage, ...more } });
    version = moved.body.version;
  };
  const refused = (stage: ApplicationStage, more: object = {}) =>
    recruiter.refused(calls.move, { params: { id }, body: { version, stage, ...more } });
  const read = async () => {
    const { body: applications } = await recruiter.call(calls.ofCandidate, { params: { id: candidate.id } });
    return applications.find((one) => one.id === id);
  };
  return { client, position, candidate, recruiter, buyer, id, body, move, refused, read };
}

it('proposes a candidate once for a position, and again after the application ended', async () => {
  const { recruiter, candidate, body, move } = await proposed();
  const again = await recruiter.refused(calls.create, { body });
  expect(again).toMatchObject({
    status: 422,
    body: { errors: { candidate_id: [`${candidate.name} is a candidate for this position already.`] } },
  });
  await move('rejected', { rejection: 'skills' });
  expect((await recruiter.call(calls.create, { body })).status).toBe(201);
});

it('lets one of many who propose the same candidate at once succeed', async () => {
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const body = {
    position_id: (await createOpenPosition(portal.db)).id,
    candidate_id: (await createCandidate(portal.db)).id,
  };
  const sent = await Promise.all(Array.from({ length: 6 }, () => recruiter.refused(calls.create, { body })));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422]);
});

it('refuses archived candidates, filled positions and what does not exist', async () => {
  const recruiter = await portal.as({ roles: ['sales'] });
  const { id: position_id } = await createOpenPosition(portal.db);
  const { id: candidate_id } = await createCandidate(portal.db);
  const archived = await createCandidate(portal.db, { archived_at: '2026-01-01T00:00:00Z' });
  const filled = await createOpenPosition(portal.db, { status: 'filled', headcount: 1, filled_count: 1 });
  for (const [body, field] of [
    [{ position_id, candidate_id: archived.id }, 'candidate_id'],
    [{ position_id, candidate_id: 999_999 }, 'candidate_id'],
    [{ position_id: filled.id, candidate_id }, 'position_id'],
    [{ position_id: 999_999, candidate_id }, 'position_id'],
  ] as const) {
    const refused = await recruiter.refused(calls.create, { body });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
  }
});

it('keeps each stage with its time, reason and note, and presents from the day of the move', async () => {
  const { move, read } = await proposed();
  await move('screening');
  portal.clock.advance({ minutes: 5 });
  const presented = portal.clock.now().round({ smallestUnit: 'millisecond', roundingMode: 'floor' }).toString();
  await move('presented');
  portal.clock.advance({ minutes: 2 });
  await move('interview');
  await move('rejected', { rejection: 'pay', note: 'Asks for twice as much' });
  const application = await read();
  expect(application).toMatchObject({ stage: 'rejected', work: { minutes: { screening: 5, presented: 2 } } });
  expect(Temporal.Instant.from(application?.presented_at ?? '').toString()).toBe(presented);
  expect(application?.work?.history.map(({ stage, rejection, note }) => [stage, rejection, note])).toEqual([
    ['new', null, null],
    ['screening', null, null],
    ['presented', null, null],
    ['interview', null, null],
    ['rejected', 'pay', 'Asks for twice as much'],
  ]);
});

it('refuses moves that are not allowed, an outdated version, and a rejection without a reason', async () => {
  const { recruiter, id, move, refused } = await proposed();
  expect((await refused('hired')).body.message).toMatch(/^You can't move this application from new to hired/);
  expect((await refused('rejected')).body.errors).toEqual({ rejection: ['The reason is required.'] });
  await move('screening');
  const old = await recruiter.refused(calls.move, { params: { id }, body: { version: 1, stage: 'new' } });
  expect(old.status).toBe(409);
  await move('withdrawn');
  expect((await refused('new')).body.message).toMatch(/^This application has ended/);
});

it('lets the client decide from the presentation on, with a reason to reject, and logs it for the client', async () => {
  const { client, buyer, id, candidate, move, read, refused } = await proposed();
  const decide = (body: object) =>
    ({ params: { id }, body: { version: 1, decision: 'shortlisted', ...body } }) as const;
  expect((await buyer.refused(calls.decide, decide({}))).status).toBe(404);
  await move('screening');
  await move('presented');
  expect((await buyer.call(calls.decide, decide({}))).body).toEqual({ version: 2 });
  expect((await refused('screening')).body.message).toBe('The client has decided on this candidate already.');
  expect((await buyer.refused(calls.decide, decide({ decision: 'rejected', version: 2 }))).body.errors).toEqual({
    reason: ['The reason is required.'],
  });
  await buyer.call(calls.decide, decide({ decision: 'rejected', version: 2, reason: 'Too junior' }));
  expect(await read()).toMatchObject({ decision: 'rejected', decision_reason: 'Too junior' });
  await move('rejected', { rejection: 'experience' });
  const late = await buyer.refused(calls.decide, decide({ version: 3 }));
  expect([late.status, late.body.message]).toEqual([409, 'This application has ended.']);
  const lines = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'client_id'])
    .where('subject_kind', '=', 'candidate')
    .where('subject_id', '=', String(candidate.id))
    .orderBy('id')
    .execute();
  expect(lines.filter(({ client_id }) => client_id !== null)).toEqual(
    Array.from({ length: 2 }, () => ({ event: 'recruitment.decide-application', client_id: client.id })),
  );
});

it('lets nobody else decide: neither staff, nor another company, nor staff who are also a client', async () => {
  const { id, move } = await proposed();
  await move('screening');
  await move('presented');
  const body = { params: { id }, body: { version: 1, decision: 'shortlisted' } } as const;
  const statusFor = async (rights: Parameters<TestPortal['as']>[0]) =>
    (await (await portal.as(rights)).refused(calls.decide, body)).status;
  const other = await createClient(portal.db);
  expect(await statusFor({ roles: ['recruitment'] })).toBe(403);
  expect(await statusFor({ roles: ['client'], clientId: other.id })).toBe(404);
  expect(await statusFor({ roles: ['client'] })).toBe(404);
  expect(await statusFor({ roles: ['client', 'hr'], clientId: other.id })).toBe(404);
});

it('keeps candidates and positions with applications, and archives no candidate whose application goes on', async () => {
  const { recruiter, candidate, position, move } = await proposed();
  const archive = { params: { id: candidate.id } };
  expect((await recruiter.refused(candidatesCalls.archive, archive)).body.message).toBe(
    `${candidate.name} has 1 open application. End it first.`,
  );
  const deleted = await recruiter.refused(openPositionsCalls.delete, { body: { id: position.id } });
  expect([deleted.status, deleted.body.message]).toEqual([
    409,
    '1 candidate applied for this position. Pause it instead.',
  ]);
  await move('withdrawn');
  expect((await recruiter.refused(candidatesCalls.delete, { body: { id: candidate.id } })).body.message).toBe(
    `${candidate.name} has 1 application. Archive the candidate instead.`,
  );
  expect((await recruiter.call(candidatesCalls.archive, archive)).status).toBe(204);
});

it('is moved by staff who recruit alone', async () => {
  const { buyer, id, body } = await proposed();
  const { id: shown } = await createApplication(portal.db, { stage: 'presented' });
  for (const application of [id, shown]) {
    const move = { params: { id: application }, body: { version: 1, stage: 'withdrawn' } } as const;
    expect((await buyer.refused(calls.move, move)).status).toBe(403);
  }
  expect((await buyer.refused(calls.create, { body })).status).toBe(403);
});
