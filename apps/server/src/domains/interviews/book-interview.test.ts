import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { zoneIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createParty, mondayAtNine } from './interview-party.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
beforeEach(() => portal.clock.set('2026-03-12T01:00:00Z'));
afterAll(() => portal.close());

async function held() {
  const party = await createParty(portal);
  const buyer = await portal.as({ roles: ['client-user'], clientId: party.clientId });
  const wanted = {
    application_id: party.application.id,
    minutes: 45,
    user_ids: [party.userId],
    starts_at: mondayAtNine,
  };
  const { body } = await buyer.call(calls.hold, { body: wanted });
  const book = {
    hold_uuid: body.hold?.uuid ?? '',
    kind: 'first',
    method: 'video',
    place: 'https://meet.test/1',
  } as const;
  return { ...party, buyer, wanted, book };
}

it('turns a hold into an interview with everybody who takes part', async () => {
  const { buyer, book, application, userId, owner, wanted } = await held();
  const { body, status } = await buyer.call(calls.book, { body: book });
  expect(status).toBe(201);
  const interview = await portal.db
    .selectFrom('interview')
    .selectAll()
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow();
  expect(interview).toMatchObject({
    application_id: application.id,
    status: 'Scheduled',
    kind: 'first',
    sequence: 0,
    calendar_uid: `${book.hold_uuid}@muster`,
    previous_interview_id: null,
    override_reason: null,
  });
  const attendees = await portal.db
    .selectFrom('interview_attendee')
    .select(['user_id', 'side', 'response'])
    .where('interview_id', '=', body.id)
    .orderBy('user_id')
    .execute();
  expect(attendees.toSorted((one, other) => (one.side < other.side ? -1 : 1))).toEqual([
    { user_id: userId, side: 'client', response: 'pending' },
    { user_id: owner.id, side: 'staff', response: 'pending' },
  ]);
  const { stage } = await portal.db
    .selectFrom('application')
    .select('stage')
    .where('id', '=', application.id)
    .executeTakeFirstOrThrow();
  expect(stage).toBe('interview');
  // The time stays taken, and the hold is gone.
  expect((await buyer.call(calls.hold, { body: wanted })).body.hold).toBe(null);
  expect((await buyer.refused(calls.book, { body: book })).status).toBe(404);
  portal.clock.advance({ minutes: 16 });
  expect((await buyer.call(calls.hold, { body: wanted })).body.hold).toBe(null);
});

it('refuses an expired hold and that of somebody else', async () => {
  const { buyer, book, clientId } = await held();
  const colleague = await portal.as({ roles: ['client-admin'], clientId });
  expect((await colleague.refused(calls.book, { body: book })).status).toBe(404);
  portal.clock.advance({ minutes: 15 });
  const late = await buyer.refused(calls.book, { body: book });
  expect([late.status, late.body.message]).toEqual([
    409,
    'This time is not held for you any more. Choose a time again.',
  ]);
});

it('logs hold and booking with the candidate', async () => {
  const { buyer, book, candidate, clientId } = await held();
  await buyer.call(calls.book, { body: book });
  const lines = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'client_id'])
    .where('subject_kind', '=', 'candidate')
    .where('subject_id', '=', String(candidate.id))
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    { event: 'interviews.hold-time', client_id: clientId },
    // The stage of the application is for staff.
    { event: 'recruitment.move-application', client_id: null },
    { event: 'interviews.book-interview', client_id: clientId },
  ]);
});

it('shows the clock of a client user without availability by the zone of the account', async () => {
  const { clientId, application } = await createParty(portal);
  const { id } = await createUser(portal.db, {
    roles: ['client-user'],
    clientId,
    columns: { timezone_id: zoneIds.sydney },
  });
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const wanted = { application_id: application.id, minutes: 30, user_ids: [id] };
  expect((await recruiter.call(calls.times, { body: wanted })).body.timezone).toBe('Australia/Sydney');
  const time = { ...wanted, starts_at: mondayAtNine, override_reason: 'As agreed by phone.' };
  const { hold } = (await recruiter.call(calls.hold, { body: time })).body;
  const { body } = await recruiter.call(calls.book, {
    body: { hold_uuid: hold?.uuid ?? '', kind: 'first', method: 'phone' },
  });
  const details = await recruiter.call(calls.details, { params: { id: body.id } });
  expect(details.body).toMatchObject({ timezone: 'Australia/Sydney' });
});
