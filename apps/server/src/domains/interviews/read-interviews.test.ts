import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createInterview } from '../../testing/factories/interviews.ts';
import { createParty } from './interview-party.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T01:00:00Z');
});
afterAll(() => portal.close());

it('lists the latest first, and only planned ones as upcoming', async () => {
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
  expect(body.data.map(({ id }) => id)).toEqual([later.id, off.id, next.id, past.id]);
  const upcoming = await buyer.call(calls.upcoming);
  expect(upcoming.body.data.map(({ id }) => id)).toEqual([next.id, later.id]);
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
