import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { notificationSettingsCalls } from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { storedMessages } from '../../platform/mail/stored-messages.fixture.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createAvailability } from '../../testing/factories/availabilities.ts';
import { bookedInterview } from './booked-interview.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({ appUrl: 'https://portal.example.com' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.set('2026-03-12T01:00:00Z');
  await sql`delete from mail_outbox`.execute(portal.db);
});

const emailOf = async (id: number) =>
  (await portal.db.selectFrom('app_user').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

async function invitedInterview() {
  const booked = await bookedInterview(portal);
  const { email } = await portal.db
    .selectFrom('candidate_private')
    .select('email')
    .where('candidate_id', '=', booked.candidate.id)
    .executeTakeFirstOrThrow();
  return { ...booked, addresses: [email ?? '', booked.owner.email, await emailOf(booked.userId)] };
}

/** As a calendar program reads it. */
async function entries() {
  await portal.settle();
  const { cipher } = portal.services;
  const mails = await storedMessages({ db: portal.db, cipher }, 'mail_outbox');
  return mails.toReversed().flatMap(({ to, calendar }) => {
    if (!calendar) return [];
    const parsed = new ICAL.Component(ICAL.parse(calendar.text));
    const event = new ICAL.Event(parsed.getFirstSubcomponent('vevent') ?? undefined);
    return [
      {
        to,
        event,
        method: String(parsed.getFirstPropertyValue('method')),
        header: calendar.method,
        text: calendar.text,
      },
    ];
  });
}

const read = ({ to, method, event }: Awaited<ReturnType<typeof entries>>[number]) => [
  ...[to, method, event.sequence],
  event.startDate.toJSDate().toISOString(),
];

it('mails everybody a calendar entry, replaces it when the interview moves, and ends it when it is cancelled', async () => {
  const { buyer, hold, params, addresses } = await invitedInterview();
  const booked = await entries();
  const at = '2026-03-16T01:00:00.000Z';
  expect(booked.map(read).toSorted()).toEqual(addresses.map((to) => [to, 'REQUEST', 0, at]).toSorted());
  const later = '2026-03-16T02:00:00Z';
  const body = { version: 1, hold_uuid: await hold(later) };
  const { body: moved } = await buyer.call(calls.move, { params, body });
  const sent = (await entries()).slice(booked.length);
  expect(sent.map(read).toSorted()).toEqual(
    addresses.map((to) => [to, 'REQUEST', 1, '2026-03-16T02:00:00.000Z']).toSorted(),
  );
  await buyer.call(calls.cancel, { params: { id: moved.id }, body: { version: 1, reason: 'The manager is ill' } });
  const all = await entries();
  const ended = all.slice(booked.length + sent.length);
  expect(ended.map(read).toSorted()).toEqual(
    addresses.map((to) => [to, 'CANCEL', 2, '2026-03-16T02:00:00.000Z']).toSorted(),
  );
  expect(new Set(all.map(({ event }) => event.uid)).size).toBe(1);
  for (const { event, header, method, to } of all) {
    expect(header).toBe(method);
    expect(event.attendees.map((one) => one.getFirstValue())).toEqual([`mailto:${to}`]);
    expect(event.organizer).toBe('mailto:no-reply@portal.example.com');
  }
});

it('names neither people nor companies, and gives no reason', async () => {
  const { buyer, params } = await invitedInterview();
  await buyer.call(calls.cancel, { params, body: { version: 1, reason: 'The manager is ill' } });
  await portal.settle();
  const mails = await storedMessages({ db: portal.db, cipher: portal.services.cipher }, 'mail_outbox');
  expect(mails.length).toBeGreaterThan(0);
  for (const { subject, text, calendar } of mails) {
    expect(`${subject} ${text} ${calendar?.text}`).not.toMatch(/Santos|Northlight|ill\b/);
    expect(text).toContain('Mon, Mar 16, 9:00 AM Manila');
  }
});

it('ends the entry of an attendee who no longer takes part', async () => {
  const { buyer, params, application, owner, userId, clientId } = await invitedInterview();
  const before = (await entries()).length;
  const { user_id: other } = await createAvailability(portal.db, { client_id: clientId });
  const wanted = { application_id: application.id, minutes: 45, user_ids: [other] };
  const { body: held } = await buyer.call(calls.hold, { body: { ...wanted, starts_at: '2026-03-16T05:00:00Z' } });
  const hold_uuid = held.hold?.uuid ?? '';
  await buyer.call(calls.move, { params, body: { version: 1, hold_uuid } });
  const sent = (await entries()).slice(before).map(({ to, method }) => [to, method]);
  expect(sent).toContainEqual([await emailOf(userId), 'CANCEL']);
  expect(sent).toContainEqual([await emailOf(other), 'REQUEST']);
  expect(sent).toContainEqual([await emailOf(owner.id), 'REQUEST']);
});

it('mails nothing to who has switched it off', async () => {
  const { buyer, params, owner, application, clientId } = await invitedInterview();
  const quiet = await portal.as({ roles: ['client-user'], clientId });
  await createAvailability(portal.db, { user_id: quiet.userId });
  await quiet.call(notificationSettingsCalls.switch, {
    body: { types: ['interviews.moved'], channel: 'mail', is_on: false },
  });
  await sql`delete from mail_outbox`.execute(portal.db);
  const wanted = { application_id: application.id, minutes: 45, user_ids: [quiet.userId] };
  const { body: held } = await buyer.call(calls.hold, { body: { ...wanted, starts_at: '2026-03-16T05:00:00Z' } });
  await buyer.call(calls.move, { params, body: { version: 1, hold_uuid: held.hold?.uuid ?? '' } });
  const mailed = (await entries()).map(({ to }) => to);
  expect(mailed).toContain(await emailOf(owner.id));
  expect(mailed).not.toContain(await emailOf(quiet.userId));
});

it('notifies those who take part except who booked it, each with an address that they may open', async () => {
  const { owner, userId, buyer, params, uuid } = await invitedInterview();
  await portal.settle();
  const rows = await portal.db
    .selectFrom('notification')
    .select(['user_id', 'link'])
    .where('type', '=', 'interviews.booked')
    .where('user_id', 'in', [owner.id, userId, buyer.userId])
    .execute();
  expect(rows.map(({ user_id, link }) => [user_id, link]).toSorted()).toEqual(
    [
      [owner.id, `/recruitment/interview/${params.id}`],
      [userId, `/interview/schedules/${uuid}`],
    ].toSorted(),
  );
});
