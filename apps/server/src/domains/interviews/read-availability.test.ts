import {
  availabilityList,
  availabilityCalls as calls,
} from '@muster/contract/domains/interviews/availability.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zoneIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createAvailability } from '../../testing/factories/availabilities.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T01:00:00Z');
});
afterAll(() => portal.close());

/** Two companies with a client user of the same name each. */
async function twins() {
  const side = async () => {
    const { id: clientId } = await createClient(portal.db);
    const { id: user_id } = await createUser(portal.db, {
      roles: ['client-user'],
      clientId,
      columns: { name: 'Priya Nair' },
    });
    return { clientId, availability: await createAvailability(portal.db, { user_id, timezone_id: zoneIds.manila }) };
  };
  return { mine: await side(), theirs: await side() };
}

it('lists client users with their zone, their hours and the next free time for staff who recruit', async () => {
  const { mine } = await twins();
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const { body } = await recruiter.call(calls.list, {});
  expect(body.data.find(({ id }) => id === mine.availability.id)).toMatchObject({
    name: 'Priya Nair',
    timezone: 'Asia/Manila',
    weekly_minutes: 2400,
    // Thursday, 9:00 in Manila: with a day of notice the next free time is on Friday.
    next_free_at: '2026-03-13T01:00:00Z',
  });
});

it('shows the week with overrides and busy times from a week ago on', async () => {
  const { mine } = await twins();
  const recruiter = await portal.as({ roles: ['hr'] });
  await portal.db
    .insertInto('availability_day')
    .values({ availability_id: mine.availability.id, day: '2026-02-20' })
    .execute();
  const { body } = await recruiter.call(calls.details, { params: { uuid: mine.availability.uuid } });
  expect(body).toMatchObject({
    name: 'Priya Nair',
    days: [
      { day: '2026-03-20', note: 'Off site', hours: [] },
      { day: '2026-03-21', note: null, hours: [{ start: '09:00', end: '17:00' }] },
    ],
    busy: [{ starts_at: '2026-03-18T01:00:00Z', ends_at: '2026-03-18T02:00:00Z' }],
  });
});

it('shows role client its own company alone, and no other client role', async () => {
  const { mine, theirs } = await twins();
  const buyer = await portal.as({ roles: ['client'], clientId: mine.clientId });
  const { body } = await buyer.call(calls.list, {});
  expect(body.data.map(({ id }) => id)).toEqual([mine.availability.id]);
  expect((await buyer.call(calls.details, { params: { uuid: mine.availability.uuid } })).status).toBe(200);
  const foreign = await buyer.refused(calls.details, { params: { uuid: theirs.availability.uuid } });
  const missing = await buyer.refused(calls.details, { params: { uuid: '00000000-0000-4000-8000-000000000000' } });
  expect([foreign.status, foreign.body.message]).toEqual([404, missing.body.message]);
  const exported = await buyer.refused(availabilityList.exportCall, { body: { format: 'csv', query: {} } });
  expect(exported.text.match(/Priya Nair/g)).toHaveLength(1);
  const user = await portal.as({ roles: ['client-user'], clientId: mine.clientId });
  expect((await user.refused(calls.list, {})).status).toBe(403);
});

it('leaves out users who belong to no client any more', async () => {
  const { mine } = await twins();
  const recruiter = await portal.as({ roles: ['admin'] });
  await portal.db
    .updateTable('app_user')
    .set({ client_id: null })
    .where('id', '=', mine.availability.user_id)
    .execute();
  const { body } = await recruiter.call(calls.list, {});
  expect(body.data.some(({ id }) => id === mine.availability.id)).toBe(false);
  expect((await recruiter.refused(calls.details, { params: { uuid: mine.availability.uuid } })).status).toBe(404);
});
