import { ownScheduleCalls } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createWorker } from '../../testing/factories/attendance.ts';

let portal: TestPortal;
let worker: Awaited<ReturnType<typeof createWorker>>;
let user: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.set('2026-03-05T01:00:00Z');
  const night = { start_time: '22:00', end_time: '06:00', total_minutes: 480 };
  worker = await createWorker(portal.db, { zone: 'America/New_York', shift: night });
  user = await portal.as({ roles: ['employee'], employeeId: worker.id });
});

const link = async () => new URL((await user.call(ownScheduleCalls.createFeed)).body.url).pathname;
const open = (url: string) => portal.app.inject({ method: 'GET', url });
/** Names and values of an event (RFC 5545): a line that begins with a space continues the one before. */
const propertiesOf = (event: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    event
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .flatMap((line) =>
        line.includes(':') ? [[line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]] : [],
      ),
  );
const eventsOf = (text: string) => text.split('BEGIN:VEVENT').slice(1);

it('serves the schedule to everybody with the link, with the right times in the night of a clock change', async () => {
  const other = await createWorker(portal.db, { shift: { name: 'Somebody else’s shift' } });
  const answer = await open(await link());
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/calendar');
  const events = eventsOf(answer.body);
  expect(events).toHaveLength(31);
  const before = events.find((event) => event.includes('DTSTART:20260308T030000Z'));
  expect(before).toContain('DTEND:20260308T100000Z');
  const after = events.find((event) => event.includes('DTSTART:20260309T020000Z'));
  expect(after).toContain('DTEND:20260309T100000Z');
  expect(answer.body).not.toContain('Somebody else');
  expect(answer.body).not.toContain(other.name);
});

it('has leave as whole days, without its type, which a calendar program reads back', async () => {
  const marks = ['2026-03-12', '2026-03-13', '2026-03-16'].map((work_date) => ({
    ...{ employee_id: worker.id, work_date, kind: 'on_leave', note: 'Sick Leave', source: 'leave' },
  }));
  await portal.db.insertInto('schedule_mark').values(marks).execute();
  await portal.settle();
  const url = await link();
  const { body: text } = await open(url);
  const leave = eventsOf(text)
    .map(propertiesOf)
    .filter(({ SUMMARY }) => SUMMARY === 'On leave');
  expect(leave.map((event) => [event['DTSTART;VALUE=DATE'], event['DTEND;VALUE=DATE']])).toEqual([
    ['20260312', '20260313'],
    ['20260313', '20260314'],
    ['20260316', '20260317'],
  ]);
  expect(text).not.toContain('Sick');
  const replaced = eventsOf(text).filter((event) => event.includes('UID:2026-03-12-'));
  expect(replaced).toHaveLength(1);
});

it('stores only the hash of the link, and replaces and revokes it', async () => {
  const first = await link();
  const token = first.split('/').at(-1) ?? '';
  const stored = portal.db.selectFrom('schedule_feed').selectAll().where('user_id', '=', user.userId);
  expect(JSON.stringify(await stored.execute())).not.toContain(token);
  expect((await user.call(ownScheduleCalls.read)).body.feed).toEqual({ created_at: '2026-03-05T01:00:00.000Z' });
  const second = await link();
  expect((await open(first)).statusCode).toBe(404);
  expect((await open(second)).statusCode).toBe(200);
  expect((await user.call(ownScheduleCalls.revokeFeed)).status).toBe(204);
  const revoked = await open(second);
  const unknown = await open(`/api/schedule-feeds/${'x'.repeat(43)}`);
  expect([revoked.statusCode, unknown.statusCode]).toEqual([404, 404]);
  expect(revoked.json().message).toBe(unknown.json().message);
});

it('ends with the account, and stays ended when the account opens again', async () => {
  const url = await link();
  const account = (status: 'active' | 'disabled') =>
    portal.db.updateTable('app_user').set({ status }).where('id', '=', user.userId).execute();
  await account('disabled');
  expect((await open(url)).statusCode).toBe(404);
  await account('active');
  expect((await open(url)).statusCode).toBe(404);
});

it('limits how often a link is opened, and how often wrong links are tried', async () => {
  const url = await link();
  const statuses = [];
  for (let tries = 0; tries < 11; tries++) statuses.push((await open(url)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  const wrong = [];
  for (let tries = 0; tries < 61; tries++) wrong.push((await open(`/api/schedule-feeds/${'y'.repeat(43)}`)).statusCode);
  expect(new Set(wrong.slice(0, 50))).toEqual(new Set([404]));
  expect(wrong.at(-1)).toBe(429);
  expect((await open(await link())).statusCode).toBe(200);
});

it('is for employees', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(ownScheduleCalls.createFeed)).status).toBe(409);
});
