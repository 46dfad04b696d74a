import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { storedMessages } from '../../platform/mail/stored-messages.fixture.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { bookedInterview } from './booked-interview.fixture.ts';
import { remindOfInterviews } from './remind-of-interviews.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.set('2026-03-12T01:00:00Z');
  await sql`update interview set status = 'Cancelled', end_reason = 'Another test' where status = 'Scheduled'`.execute(
    portal.db,
  );
  await sql`delete from interview_time`.execute(portal.db);
  await sql`delete from mail_outbox`.execute(portal.db);
});

const remindAt = async (time: string) => {
  portal.clock.set(time);
  await Promise.all([1, 2].map(() => remindOfInterviews(portal.services)));
  await remindOfInterviews(portal.services);
};

async function reminded(userId: number) {
  const rows = await portal.db
    .selectFrom('notification')
    .select(sql<string>`params ->> 'soon'`.as('soon'))
    .where('type', '=', 'interviews.reminder')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ soon }) => soon);
}

it('reminds a day and an hour before, each once, and never after the beginning', async () => {
  const { userId, owner } = await bookedInterview(portal);
  await remindAt('2026-03-15T00:59:59Z');
  expect(await reminded(userId)).toEqual([]);
  await remindAt('2026-03-15T01:00:00Z');
  expect(await reminded(userId)).toEqual(['within a day']);
  await remindAt('2026-03-15T23:59:59Z');
  expect(await reminded(userId)).toEqual(['within a day']);
  await remindAt('2026-03-16T00:00:00Z');
  await remindAt('2026-03-16T01:00:00Z');
  expect(await reminded(userId)).toEqual(['within a day', 'within the hour']);
  expect(await reminded(owner.id)).toEqual(['within a day', 'within the hour']);
  const mails = await storedMessages({ db: portal.db, cipher: portal.services.cipher }, 'mail_outbox');
  const ofCandidate = mails.filter(({ subject }) => subject === 'Reminder: interview for Bookkeeper');
  expect(ofCandidate.map(({ text }) => text.match(/within [^:]+/)?.[0])).toEqual(['within the hour', 'within a day']);
});

it('sends the last reminder alone where the first one is too late, and none after the beginning', async () => {
  const { userId } = await bookedInterview(portal);
  await remindAt('2026-03-16T00:30:00Z');
  expect(await reminded(userId)).toEqual(['within the hour']);
  portal.clock.set('2026-03-12T01:00:00Z');
  const other = await bookedInterview(portal);
  await remindAt('2026-03-16T01:00:00Z');
  expect(await reminded(other.userId)).toEqual([]);
});

it('follows an interview that is moved, and ends with one that is cancelled', async () => {
  const { userId, buyer, hold, params } = await bookedInterview(portal);
  const body = { version: 1, hold_uuid: await hold('2026-03-17T02:00:00Z') };
  const { body: moved } = await buyer.call(calls.move, { params, body });
  await remindAt('2026-03-16T00:30:00Z');
  expect(await reminded(userId)).toEqual([]);
  await remindAt('2026-03-16T02:00:00Z');
  expect(await reminded(userId)).toEqual(['within a day']);
  const later = await portal.as({ roles: ['recruitment'] });
  await later.call(calls.cancel, { params: { id: moved.id }, body: { version: 1, reason: 'The manager is ill' } });
  await remindAt('2026-03-17T01:00:00Z');
  expect(await reminded(userId)).toEqual(['within a day']);
});
