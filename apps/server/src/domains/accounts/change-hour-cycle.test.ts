import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('changes how times are written for the user, and logs both', async () => {
  const persona = await portal.as({ roles: ['hr'] });
  const hourCycle = async () => (await persona.call(profileCalls.userDetails)).body.user.hour_cycle;
  expect(await hourCycle()).toBe(12);
  expect((await persona.refused(profileCalls.updateHourCycle, { body: { hour_cycle: 24 } })).status).toBe(204);
  expect(await hourCycle()).toBe(24);
  const line = await portal.db
    .selectFrom('activity_log')
    .select(['before', 'after', 'actor_user_id'])
    .where('event', '=', 'accounts.update-hour-cycle')
    .executeTakeFirst();
  expect(line).toEqual({ before: { hour_cycle: 12 }, after: { hour_cycle: 24 }, actor_user_id: persona.userId });
});
