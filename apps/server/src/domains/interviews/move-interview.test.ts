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
