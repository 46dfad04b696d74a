import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { takePart } from '../../testing/factories/interviews.ts';
import { bookedInterview } from './booked-interview.fixture.ts';
import { mondayAtNine } from './interview-party.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
beforeEach(() => portal.clock.set('2026-03-12T01:00:00Z'));
afterAll(() => portal.close());

/** Four days later, with new sessions. */
async function afterwards(clientId: number) {
  portal.clock.set('2026-03-16T02:00:00Z');
  return {
    buyer: await portal.as({ roles: ['client-admin'], clientId }),
    recruiter: await portal.as({ roles: ['recruitment'] }),
  };
}

it('cancels with a reason and frees the time', async () => {
  const { buyer, recruiter, hold, params, uuid } = await bookedInterview(portal);
  const empty = await buyer.refused(calls.cancel, { params, body: { version: 1, reason: '' } });
  expect(empty.status).toBe(422);
  expect(await hold(mondayAtNine)).toBe('');
  await buyer.call(calls.cancel, { params, body: { version: 1, reason: 'The manager is ill' } });
  expect(await hold(mondayAtNine)).not.toBe('');
  const { body } = await recruiter.call(calls.details, { params });
  expect(body).toMatchObject({ status: 'Cancelled', end_reason: 'The manager is ill', acts: [], version: 2 });
  const own = await buyer.call(calls.atAddress, { params: { uuid } });
  expect(own.body.end_reason).toBe('The manager is ill');
  const again = await buyer.refused(calls.cancel, { params, body: { version: 2, reason: 'Again' } });
  expect([again.status, again.body.message]).toEqual([409, 'This interview is cancelled already.']);
});

it('ends an interview once it has begun, and books one follow-up', async () => {
  const { clientId, hold, params, ...before } = await bookedInterview(portal);
  const body = { version: 1, outcome: 'held' } as const;
  expect((await before.recruiter.refused(calls.end, { params, body })).body.message).toBe(
    'This interview has not begun yet.',
  );
  const { buyer, recruiter } = await afterwards(clientId);
  await recruiter.call(calls.end, { params, body });
  const late = await buyer.refused(calls.cancel, { params, body: { version: 2, reason: 'Late' } });
  expect(late.status).toBe(409);
  const next = async () => ({
    hold_uuid: await hold('2026-03-19T03:00:00Z', buyer),
    kind: 'first' as const,
    method: 'phone' as const,
    previous_id: params.id,
  });
  const { body: second } = await buyer.call(calls.book, { body: await next() });
  const { body: record } = await recruiter.call(calls.details, { params: { id: second.id } });
  expect(record).toMatchObject({ kind: 'follow-up', linked: [{ id: params.id, status: 'follow-up' }] });
  await portal.db.deleteFrom('interview_time').execute();
  expect((await buyer.refused(calls.book, { body: await next() })).status).toBe(409);
});

it('never shows feedback of staff to the client', async () => {
  const { params, uuid, candidate, clientId, ...before } = await bookedInterview(portal);
  const early = await before.recruiter.refused(calls.feedback, { params, body: { rating: 4, body: 'Early' } });
  expect(early.status).toBe(409);
  const { buyer, recruiter } = await afterwards(clientId);
  await takePart(portal.db, params.id, buyer.userId, 'client');
  await recruiter.call(calls.feedback, { params, body: { rating: 2, body: 'Staff only words' } });
  await buyer.call(calls.feedback, { params, body: { rating: 3, body: 'First words' } });
  await buyer.call(calls.feedback, { params, body: { rating: 4, body: 'Knows the work' } });
  const own = await buyer.call(calls.atAddress, { params: { uuid } });
  expect(own.body.feedback.map(({ body, rating, is_own }) => [body, rating, is_own])).toEqual([
    ['Knows the work', 4, true],
  ]);
  expect(JSON.stringify(own.body)).not.toContain('Staff only words');
  const main = await portal.as({ roles: ['client'], clientId });
  expect(JSON.stringify((await main.call(calls.details, { params })).body)).not.toContain('Staff only words');
  const all = await recruiter.call(calls.details, { params });
  expect(all.body.feedback.map(({ body }) => body).toSorted()).toEqual(['Knows the work', 'Staff only words']);
  const lines = await portal.db
    .selectFrom('activity_log')
    .select('client_id')
    .where('event', '=', 'interviews.give-feedback')
    .where('subject_id', '=', String(candidate.id))
    .orderBy('id')
    .execute();
  expect(lines.map(({ client_id }) => client_id)).toEqual([null, clientId, clientId]);
});

it('takes outcome and feedback of a client from those who took part alone', async () => {
  const { params, uuid, clientId } = await bookedInterview(portal);
  const { buyer } = await afterwards(clientId);
  const actsFor = async () => (await buyer.call(calls.atAddress, { params: { uuid } })).body.acts;
  expect(await actsFor()).toEqual([]);
  const refused = [
    await buyer.refused(calls.end, { params, body: { version: 1, outcome: 'held' } }),
    await buyer.refused(calls.feedback, { params, body: { rating: 4, body: 'Heard of it' } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403]);
  await takePart(portal.db, params.id, buyer.userId, 'client');
  expect(await actsFor()).toEqual(['end', 'feedback']);
  await buyer.call(calls.end, { params, body: { version: 1, outcome: 'held' } });
});
