import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createInterview, takePart } from '../../testing/factories/interviews.ts';
import { createParty } from './interview-party.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T01:00:00Z');
});
afterAll(() => portal.close());

it('lists what is to come first, then the latest, and only planned ones as upcoming', async () => {
  const { clientId, application } = await createParty(portal);
  const at = (day: string) => ({ starts_at: `${day}T01:00:00Z`, ends_at: `${day}T02:00:00Z` });
  const of = { application_id: application.id };
  const past = await createInterview(portal.db, { ...of, ...at('2026-03-10') });
  const later = await createInterview(portal.db, { ...of, ...at('2026-03-20') });
  const next = await createInterview(portal.db, { ...of, ...at('2026-03-13') });
  const cancelled = { status: 'Cancelled', end_reason: 'Ill' } as const;
  const off = await createInterview(portal.db, { ...of, ...at('2026-03-14'), ...cancelled });
  const buyer = await portal.as({ roles: ['client-user'], clientId });
  const { body } = await buyer.call(calls.list, { query: {} });
  expect(body.data.map(({ id }) => id)).toEqual([next.id, later.id, off.id, past.id]);
  const upcoming = await buyer.call(calls.upcoming);
  expect(upcoming.body.data[0]).toHaveProperty('place', null);
  expect(upcoming.body.data.map(({ id }) => id)).toEqual([next.id, later.id]);
});

it('says what is left to do for the viewer, and counts it', async () => {
  const { clientId, application, userId } = await createParty(portal);
  const at = (day: string) => ({ starts_at: `${day}T01:00:00Z`, ends_at: `${day}T02:00:00Z` });
  const of = { application_id: application.id };
  const attended = await createInterview(portal.db, { ...of, ...at('2026-03-10') });
  await takePart(portal.db, attended.id, userId, 'client');
  const missed = await createInterview(portal.db, { ...of, ...at('2026-03-09') });
  const next = await createInterview(portal.db, { ...of, ...at('2026-03-13') });
  const buyer = await portal.as({ roles: ['client-user'], clientId });
  const own = await createInterview(portal.db, { ...of, ...at('2026-03-08') });
  await takePart(portal.db, own.id, buyer.userId, 'client');
  const { body } = await buyer.call(calls.list, { query: {} });
  expect(body.counts).toEqual({ upcoming: 1, feedback: 1, past: 2 });
  expect(body.data.map(({ id, phase }) => [id, phase])).toEqual([
    [next.id, 'upcoming'],
    [attended.id, 'past'],
    [missed.id, 'past'],
    [own.id, 'feedback'],
  ]);
  const query = { dt_params: JSON.stringify({ filters: { phase: { value: ['feedback'], matchMode: 'in' } } }) };
  expect((await buyer.call(calls.list, { query })).body).toMatchObject({ total: 1, data: [{ id: own.id }] });
});

it('shows a main contact what is to come for its company alone', async () => {
  const { clientId, application } = await createParty(portal);
  const times = { starts_at: '2026-03-18T01:00:00Z', ends_at: '2026-03-18T02:00:00Z' };
  const next = await createInterview(portal.db, { application_id: application.id, ...times });
  const theirs = await createParty(portal);
  await createInterview(portal.db, { application_id: theirs.application.id, ...times });
  const contact = await portal.as({ roles: ['client'], clientId });
  expect((await contact.call(calls.upcoming)).body.data.map(({ id }) => id)).toEqual([next.id]);
});

it('offers a client its own people, and staff both sides', async () => {
  const { clientId, application, userId, owner } = await createParty(portal);
  const buyer = await portal.as({ roles: ['client-admin'], clientId });
  const params = { id: application.id };
  const own = await buyer.call(calls.attendees, { params });
  expect(own.body.every(({ side }) => side === 'client')).toBe(true);
  expect(own.body.find(({ id }) => id === userId)?.has_availability).toBe(true);
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const all = await recruiter.call(calls.attendees, { params });
  expect(all.body.map(({ id }) => id)).toEqual(expect.arrayContaining([userId, owner.id]));
});

it('shows staff as upcoming what they take part in and what belongs to their positions', async () => {
  const { application } = await createParty(portal);
  const interview = await createInterview(portal.db, {
    ...{ application_id: application.id, starts_at: '2026-03-16T01:00:00Z', ends_at: '2026-03-16T02:00:00Z' },
  });
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const shown = async () => (await recruiter.call(calls.upcoming)).body.data.map(({ id }) => id);
  expect(await shown()).toEqual([]);
  await takePart(portal.db, interview.id, recruiter.userId, 'staff');
  expect(await shown()).toEqual([interview.id]);
  const mine = await createParty(portal);
  const other = await createInterview(portal.db, {
    ...{ application_id: mine.application.id, starts_at: '2026-03-17T01:00:00Z', ends_at: '2026-03-17T02:00:00Z' },
  });
  await portal.db
    .updateTable('open_position')
    .set({ owner_user_id: recruiter.userId })
    .where('id', '=', mine.position.id)
    .execute();
  expect(await shown()).toEqual([interview.id, other.id]);
  expect((await (await portal.as({ roles: ['payroll'] })).refused(calls.upcoming)).status).toBe(403);
});

it('reads the planned and held interviews around a week', async () => {
  const { clientId, application } = await createParty(portal);
  const add = (day: string, gaps: object = {}) =>
    createInterview(portal.db, {
      ...{ application_id: application.id, starts_at: `${day}T20:00:00Z`, ends_at: `${day}T21:00:00Z` },
      ...gaps,
    });
  const sunday = await add('2026-04-05');
  const held = await add('2026-04-07', { status: 'Completed', outcome: 'held' });
  await add('2026-04-08', { status: 'Cancelled', end_reason: 'Ill' });
  const monday = await add('2026-04-13');
  await add('2026-04-14');
  const buyer = await portal.as({ roles: ['client-user'], clientId });
  const { body } = await buyer.call(calls.week, { query: { first: '2026-04-06' } });
  expect(body.data.map(({ id }) => id)).toEqual([sunday.id, held.id, monday.id]);
  expect((await buyer.refused(calls.week, { query: { first: 'today' } })).status).toBe(422);
});
