import type { Role } from '@muster/contract';
import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { zoneIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createInterview } from '../../testing/factories/interviews.ts';
import { createParty, mondayAtNine } from './interview-party.fixture.ts';

/** Two companies that look alike, each with a candidate and a client user of the same name. */
type Side = Awaited<ReturnType<typeof createParty>>;

let portal: TestPortal;
let mine: Side;
let theirs: Side;
let heldByThem: string;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T01:00:00Z');
  mine = await createParty(portal, { name: 'Twin Works Pty Ltd' });
  theirs = await createParty(portal, { name: 'Twin Works PTY. Ltd' });
});
beforeEach(async () => {
  portal.clock.set('2026-03-12T01:00:00Z');
  const them = await portal.as({ roles: ['client-admin'], clientId: theirs.clientId });
  const { body } = await them.call(calls.hold, { body: timeOf(theirs) });
  heldByThem = body.hold?.uuid ?? '';
  portal.clock.advance({ minutes: 1 });
});
afterAll(() => portal.close());

const timeOf = (side: Side, users = side) => ({
  application_id: side.application.id,
  minutes: 30,
  user_ids: [users.userId],
  starts_at: mondayAtNine,
});

it.each(['client', 'client-user', 'client-admin'] as const satisfies Role[])(
  'neither shows nor takes time of the other company for %s',
  async (role) => {
    const viewer = await portal.as({ roles: [role], clientId: mine.clientId });
    const { starts_at: _start, ...question } = timeOf(theirs);
    const statuses = [
      await viewer.refused(calls.times, { body: question }),
      await viewer.refused(calls.hold, { body: timeOf(theirs) }),
      await viewer.refused(calls.hold, { body: timeOf(mine, theirs) }),
      await viewer.refused(calls.release, { params: { uuid: heldByThem } }),
      await viewer.refused(calls.book, { body: { hold_uuid: heldByThem, kind: 'first', method: 'video' } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 422, 404, 404]);
    const kept = await portal.db.selectFrom('interview_hold').select('uuid').where('uuid', '=', heldByThem).execute();
    expect(kept).toHaveLength(1);
    await portal.db.deleteFrom('interview_hold').execute();
    expect((await viewer.call(calls.hold, { body: timeOf(mine) })).body.hold).not.toBe(null);
    await portal.db.deleteFrom('interview_hold').execute();
  },
);

it.each(['client', 'client-user', 'client-admin'] as const satisfies Role[])(
  'neither shows nor changes an interview of the other company for %s',
  async (role) => {
    const theirInterview = await createInterview(portal.db, { application_id: theirs.application.id });
    const own = await createInterview(portal.db, { application_id: mine.application.id });
    const viewer = await portal.as({ roles: [role], clientId: mine.clientId });
    const params = { id: theirInterview.id };
    const version = 1;
    const missing = { params: { id: 2_000_000_000 } };
    const asked = [
      await viewer.refused(calls.move, { params, body: { version, hold_uuid: unknownHold } }),
      await viewer.refused(calls.cancel, { params, body: { version, reason: 'Not ours' } }),
      await viewer.refused(calls.end, { params, body: { version, outcome: 'held' } }),
      await viewer.refused(calls.feedback, { params, body: { rating: 1, body: 'Not ours' } }),
      await viewer.refused(calls.attendees, { params: { id: theirs.application.id } }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const none = await viewer.refused(calls.cancel, { ...missing, body: { version, reason: 'Missing' } });
    expect(asked[1]?.body.message).toBe(none.body.message);
    const { starts_at: _start, ...question } = { ...timeOf(mine), moved_id: theirInterview.id };
    const moves = [
      await viewer.refused(calls.times, { body: question }),
      await viewer.refused(calls.hold, { body: { ...question, starts_at: mondayAtNine } }),
    ];
    expect(moves.map(({ status }) => status)).toEqual([404, 404]);
    const week = await viewer.call(calls.week, { query: { first: '2099-03-02' } });
    expect(week.body.data.map(({ id }) => id)).toContain(own.id);
    expect(week.body.data.map(({ client }) => client)).not.toContain('Twin Works PTY. Ltd');
    const { body } = await viewer.call(calls.list, { query: {} });
    expect(body.data.map(({ id }) => id)).toContain(own.id);
    expect(body.data.map(({ client }) => client)).not.toContain('Twin Works PTY. Ltd');
    if (role === 'client') expect((await viewer.refused(calls.details, { params })).status).toBe(404);
    else {
      const { uuid } = theirInterview;
      expect((await viewer.refused(calls.atAddress, { params: { uuid } })).status).toBe(404);
      const upcoming = await viewer.call(calls.upcoming);
      expect(upcoming.body.data.map(({ client }) => client)).not.toContain('Twin Works PTY. Ltd');
    }
  },
);

it('gives staff who do not recruit nothing for a client role', async () => {
  const interview = await createInterview(portal.db, { application_id: theirs.application.id });
  const viewer = await portal.as({ roles: ['payroll', 'client-user'] });
  const { starts_at: _start, ...question } = timeOf(theirs);
  const params = { id: interview.id };
  const statuses = [
    await viewer.refused(calls.times, { body: question }),
    await viewer.refused(calls.hold, { body: timeOf(theirs) }),
    await viewer.refused(calls.cancel, { params, body: { version: 1, reason: 'Not ours' } }),
    await viewer.refused(calls.feedback, { params, body: { rating: 1, body: 'Not ours' } }),
    await viewer.refused(calls.attendees, { params: { id: theirs.application.id } }),
    await viewer.refused(calls.atAddress, { params: { uuid: interview.uuid } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await viewer.call(calls.list, { query: {} })).body).toMatchObject({ data: [], total: 0 });
  expect((await viewer.call(calls.upcoming)).body.data).toEqual([]);
  expect((await viewer.call(calls.week, { query: { first: '2099-03-02' } })).body.data).toEqual([]);
});

const unknownHold = '6f0f8c52-6c0f-4f0e-9d3a-0a8c1c9d2b11';

it('asks somebody who works for both companies for one interview at a time, and shows neither the other', async () => {
  const { id: main_user_id, email } = await createUser(portal.db, {
    roles: ['client-user'],
    clientId: mine.clientId,
    columns: { email: 'both@twin-works.test', timezone_id: zoneIds.sydney },
  });
  const { id: linked } = await createUser(portal.db, {
    roles: ['client-user'],
    clientId: theirs.clientId,
    columns: { email, main_user_id },
  });
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const agreed = { starts_at: '2026-03-17T01:00:00Z', override_reason: 'As agreed by phone.' };
  const hold = async (side: Side, userId: number, starts_at = agreed.starts_at) => {
    const body = { ...timeOf(side), ...agreed, user_ids: [userId], starts_at };
    return (await recruiter.call(calls.hold, { body })).body;
  };
  const kept = await hold(mine, main_user_id);
  const late = await hold(theirs, linked);
  expect(late).toEqual({ hold: null, refusal: expect.stringContaining('not free any more'), alternatives: [] });
  await recruiter.call(calls.book, {
    body: { hold_uuid: kept.hold?.uuid ?? '', kind: 'first', method: 'phone' },
  });
  expect((await hold(theirs, linked)).hold).toBe(null);
  expect((await hold(theirs, linked, '2026-03-17T01:30:00Z')).hold).not.toBe(null);
});
