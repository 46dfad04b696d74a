import { substitutesCalls } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { readNotices } from '../../testing/read-notices.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-17T02:00:00Z');
});
afterAll(() => portal.close());

it('accepts a user with the same roles for days that have not passed; logs it and notifies the substitute', async () => {
  const lead = await portal.as({ roles: ['team lead'] });
  const other = await portal.as({ roles: ['team lead', 'it'] });
  const lesser = await portal.as({ roles: ['it'] });
  const { body: choices } = await lead.call(substitutesCalls.choices);
  expect(choices.map(({ id }) => id)).toEqual([other.userId]);
  const add = (substitute_id: number, first_day: string, last_day: string) =>
    lead.refused(substitutesCalls.add, { body: { substitute_id, first_day, last_day } });
  const roles = { substitute_id: ['Choose someone who has all your staff roles.'] };
  for (const id of [lesser.userId, lead.userId, 99_999_999])
    expect((await add(id, '2026-03-17', '2026-03-18')).body.errors).toEqual(roles);
  expect((await add(other.userId, '2026-03-16', '2026-03-18')).body.errors).toHaveProperty('first_day');
  expect((await add(other.userId, '2026-03-18', '2026-03-17')).body.errors).toHaveProperty('last_day');
  expect((await add(other.userId, '2026-03-18', '2026-06-18')).body.errors).toHaveProperty('last_day');
  for (const day of ['2027-03-19', '9999-12-31'])
    expect((await add(other.userId, day, day)).body.errors).toEqual({
      first_day: ['The first day must be Thu, Mar 18, 2027 or earlier.'],
    });

  const body = { substitute_id: other.userId, first_day: '2026-03-17', last_day: '2026-03-18' };
  expect((await lead.call(substitutesCalls.add, { body })).status).toBe(201);
  expect((await add(other.userId, '2026-03-18', '2026-03-20')).body.errors).toEqual({
    first_day: ['You have a substitute on some of these days already.'],
  });
  expect(await readNotices(portal, other.userId)).toMatchObject([{ title: `You are the substitute of ${lead.name}` }]);
  const log = portal.db.selectFrom('activity_log').select('after').where('event', '=', 'approvals.add-substitute');
  expect(await log.execute()).toMatchObject([{ after: { substitute: other.name, first_day: '2026-03-17' } }]);
});

it('is for approvers only, and refused while acting as another user', async () => {
  for (const role of ['employee', 'client-admin', 'sales'] as const) {
    const user = await portal.as({ roles: [role] });
    expect((await user.refused(substitutesCalls.list)).status).toBe(403);
  }
});
