import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createParty, mondayAtNine } from '../interviews/interview-party.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T01:00:00Z');
});
afterAll(() => portal.close());

it('moves a presented candidate to the stage of interviews when one is booked', async () => {
  const { application, userId, clientId } = await createParty(portal);
  const buyer = await portal.as({ roles: ['client-admin'], clientId });
  const wanted = { application_id: application.id, minutes: 45, user_ids: [userId], starts_at: mondayAtNine };
  const { body } = await buyer.call(calls.hold, { body: wanted });
  await buyer.call(calls.book, { body: { hold_uuid: body.hold?.uuid ?? '', kind: 'first', method: 'video' } });
  const { stage } = await portal.db
    .selectFrom('application')
    .select('stage')
    .where('id', '=', application.id)
    .executeTakeFirstOrThrow();
  expect(stage).toBe('interview');
});
