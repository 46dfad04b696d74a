import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('changes the own time zone and logs both', async () => {
  const persona = await portal.as({ roles: ['employee'] });
  expect((await persona.refused(profileCalls.updateTimezone, { body: { timezone_id: 2 } })).status).toBe(204);
  const line = await portal.db
    .selectFrom('activity_log')
    .select(['before', 'after', 'actor_user_id'])
    .where('event', '=', 'accounts.update-timezone')
    .executeTakeFirst();
  expect(line).toEqual({ before: { timezone_id: 291 }, after: { timezone_id: 2 }, actor_user_id: persona.userId });
});

it('refuses an id that is not a time zone', async () => {
  const persona = await portal.as({ roles: ['employee'] });
  const { status, body } = await persona.refused(profileCalls.updateTimezone, { body: { timezone_id: 99_999 } });
  expect([status, body.errors]).toEqual([422, { timezone_id: ['The timezone is invalid.'] }]);
});
