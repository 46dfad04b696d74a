import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { bookedInterview } from './booked-interview.fixture.ts';
import { mondayAtNine } from './interview-party.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
beforeEach(() => portal.clock.set('2026-03-12T01:00:00Z'));
afterAll(() => portal.close());

const mondayAtTen = '2026-03-16T02:00:00Z';

it('moves to the held time, keeps the earlier one as a linked row, and raises the sequence of the calendar entry', async () => {
  const { buyer, recruiter, hold, params, clientId } = await bookedInterview(portal);
  const hold_uuid = await hold(mondayAtTen);
  const { body: moved } = await buyer.call(calls.move, { params, body: { version: 1, hold_uuid } });
  const rows = await portal.db
    .selectFrom('interview')
    .select(['id', 'status', 'sequence', 'previous_interview_id', 'calendar_uid'])
    .where('id', 'in', [params.id, moved.id])
    .orderBy('id')
    .execute();
  expect(rows.map(({ status, sequence, previous_interview_id }) => [status, sequence, previous_interview_id])).toEqual([
    ['rescheduled', 0, null],
    ['Scheduled', 1, params.id],
  ]);
  expect(rows[0]?.calendar_uid).toBe(rows[1]?.calendar_uid);
  const { body } = await recruiter.call(calls.details, { params: { id: moved.id } });
  expect(body.linked.map(({ id, status }) => [id, status])).toEqual([[params.id, 'rescheduled']]);
  expect(body.attendees).toHaveLength(2);
  // The earlier time is free again.
  expect(await hold(mondayAtNine)).not.toBe('');
  const colleague = await portal.as({ roles: ['client-admin'], clientId });
  const stolen = { version: 1, hold_uuid: await hold('2026-03-16T04:00:00Z') };
  expect((await colleague.refused(calls.move, { params: { id: moved.id }, body: stolen })).status).toBe(404);
});

it('moves by half an hour: the time that it gives up is free for its new one, and for nothing else', async () => {
  const { buyer, recruiter, params, application, userId, hold } = await bookedInterview(portal);
  const starts_at = '2026-03-16T01:30:00.000Z';
  const wanted = { application_id: application.id, minutes: 45, user_ids: [userId] };
  const moved = { ...wanted, moved_id: params.id };
  const startsOf = async (body: typeof wanted) =>
    (await recruiter.call(calls.times, { body })).body.times.map((time) => time.starts_at);
  expect(await startsOf(wanted)).not.toContain(mondayAtNine);
  expect(await startsOf(moved)).toContain(mondayAtNine);
  expect(await hold(starts_at)).toBe('');
  const kept = (await buyer.call(calls.hold, { body: { ...moved, starts_at } })).body.hold?.uuid ?? '';
  expect(kept).not.toBe('');
  // Nobody takes the earlier time while the new one is held, and the hold books nothing else.
  expect(await hold(mondayAtNine, recruiter)).toBe('');
  const second = { hold_uuid: kept, kind: 'first', method: 'video' } as const;
  expect((await buyer.refused(calls.book, { body: second })).status).toBe(404);
  const { body } = await buyer.call(calls.move, { params, body: { version: 1, hold_uuid: kept } });
  const { body: record } = await recruiter.call(calls.details, { params: { id: body.id } });
  expect(record).toMatchObject({ starts_at, linked: [{ id: params.id, status: 'rescheduled' }] });
  expect((await recruiter.call(calls.times, { body: wanted })).body.times).not.toContainEqual({
    starts_at: mondayAtNine,
    ends_at: '2026-03-16T01:45:00Z',
  });
});

it('names no interview of another application for a move', async () => {
  const { recruiter, application, userId } = await bookedInterview(portal);
  const other = await bookedInterview(portal);
  const wanted = { application_id: application.id, minutes: 45, user_ids: [userId], moved_id: other.params.id };
  const refused = await recruiter.refused(calls.hold, { body: { ...wanted, starts_at: mondayAtTen } });
  expect([refused.status, (await recruiter.refused(calls.times, { body: wanted })).status]).toEqual([404, 404]);
});
