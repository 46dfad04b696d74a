import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createParty } from './interview-party.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T01:00:00Z');
});
afterAll(() => portal.close());

it('offers times at which the client user and the owner of the position are free', async () => {
  const { clientId, application, userId } = await createParty(portal);
  const buyer = await portal.as({ roles: ['client-admin'], clientId });
  const body = { application_id: application.id, minutes: 60, user_ids: [userId] };
  const { body: offers } = await buyer.call(calls.times, { body });
  expect(offers.timezone).toBe('Asia/Manila');
  // A day of notice: from Friday, 9:00 in Manila, on.
  expect(offers.times[0]).toEqual({ starts_at: '2026-03-13T01:00:00Z', ends_at: '2026-03-13T02:00:00Z' });
  // To the end of the four weeks.
  expect(offers.times.at(-1)?.starts_at).toBe('2026-04-08T08:00:00Z');
  // The closed Friday, and the busy hour on Wednesday.
  const starts = offers.times.map(({ starts_at }) => starts_at);
  expect(starts.some((start) => start.startsWith('2026-03-20'))).toBe(false);
  expect(starts).not.toContain('2026-03-18T01:00:00Z');
  expect(starts).toContain('2026-03-18T02:00:00Z');
});

it('names client users without an availability, and offers nothing', async () => {
  const { clientId, application } = await createParty(portal);
  const other = await createUser(portal.db, { roles: ['client-user'], clientId, columns: { name: 'Joel Price' } });
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const body = { application_id: application.id, minutes: 30, user_ids: [other.id] };
  expect((await recruiter.call(calls.times, { body })).body).toEqual({
    timezone: 'Asia/Manila',
    times: [],
    without_availability: [{ id: other.id, name: 'Joel Price' }],
  });
});

it('refuses attendees of another company, staff alone, and staff whom a client names', async () => {
  const { clientId, application, owner, userId } = await createParty(portal);
  const foreign = await createParty(portal);
  const recruiter = await portal.as({ roles: ['hr'] });
  const buyer = await portal.as({ roles: ['client'], clientId });
  const errors = async (viewer: typeof buyer, user_ids: number[]) =>
    (await viewer.refused(calls.times, { body: { application_id: application.id, minutes: 30, user_ids } })).body
      .errors;
  const unknown = { user_ids: ['The attendees is invalid.'] };
  expect(await errors(recruiter, [userId, foreign.userId])).toEqual(unknown);
  expect(await errors(buyer, [foreign.userId])).toEqual(unknown);
  expect(await errors(buyer, [userId, owner.id])).toEqual(unknown);
  expect(await errors(recruiter, [owner.id])).toEqual({ user_ids: ['Choose at least one user of the client.'] });
});

it('answers the same for an application of another company and a missing one, and refuses what is not presented', async () => {
  const mine = await createParty(portal);
  const theirs = await createParty(portal);
  const buyer = await portal.as({ roles: ['client-user'], clientId: mine.clientId });
  const body = { application_id: theirs.application.id, minutes: 30, user_ids: [mine.userId] };
  const foreign = await buyer.refused(calls.times, { body });
  const missing = await buyer.refused(calls.times, { body: { ...body, application_id: 999_999 } });
  expect([foreign.status, foreign.body.message]).toEqual([404, missing.body.message]);
  const { id } = await createApplication(portal.db, { position_id: mine.position.id });
  const recruiter = await portal.as({ roles: ['sales'] });
  const early = await recruiter.refused(calls.times, { body: { ...body, application_id: id } });
  expect([early.status, early.body.code]).toEqual([409, 'conflict']);
});
