import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const removed = async (gaps: Parameters<typeof createShift>[1] = {}) => {
  const shift = await createShift(portal.db, gaps);
  expect((await hr.call(shiftsCalls.delete, { params: { id: shift.id } })).status).toBe(204);
  return shift;
};
const restore = async (id: number, who = hr) => await who.refused(shiftsCalls.restore, { params: { id } });

it('gives back a shift exactly as it was, and logs both acts', async () => {
  const { id } = await createShift(portal.db, { name: 'Early Bird' });
  const before = (await hr.call(shiftsCalls.details, { params: { id } })).body;
  await hr.call(shiftsCalls.delete, { params: { id } });
  expect((await restore(id)).status).toBe(204);
  const { version, ...after } = (await hr.call(shiftsCalls.details, { params: { id } })).body;
  expect({ ...after, version: before.version }).toEqual(before);
  expect(version).toBe(before.version + 2);
  const logged = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'shift')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(logged.map(({ event }) => event)).toEqual(['shifts.delete', 'shifts.restore']);
});

it('answers like a missing shift for one that was not removed, and ten minutes after the removal', async () => {
  expect((await restore((await createShift(portal.db)).id)).status).toBe(404);
  const [late, last] = [await removed(), await removed()];
  portal.clock.advance({ minutes: 10 });
  expect((await restore(last.id)).status).toBe(204);
  portal.clock.advance({ seconds: 1 });
  expect((await restore(late.id)).status).toBe(404);
});

it('is refused without the right, for a taken name and after the removal of the client', async () => {
  const shift = await removed({ name: 'Graveyard' });
  expect((await restore(shift.id, await portal.as({ roles: ['payroll'] }))).status).toBe(403);
  await createShift(portal.db, { name: 'graveyard' });
  expect((await restore(shift.id)).body.errors).toHaveProperty('name');
  const client = await createClient(portal.db);
  const ofClient = await removed({ client_id: client.id });
  await portal.db.updateTable('client').set({ deleted_at: '2026-03-02' }).where('id', '=', client.id).execute();
  expect(await restore(ofClient.id)).toMatchObject({
    status: 409,
    body: { message: 'The client of this shift was removed as well. Restore the client first.' },
  });
});

it('answers the same for a shared shift, one of another client and a missing one', async () => {
  const client = await createClient(portal.db);
  const admin = await portal.as({
    roles: ['client-admin'],
    permissions: ['can manage employee shifts'],
    clientId: client.id,
  });
  const [own, shared] = [await removed({ client_id: client.id }), await removed()];
  const foreign = await removed({ client_id: (await createClient(portal.db)).id });
  for (const id of [shared.id, foreign.id, 88_888_888]) expect((await restore(id, admin)).status).toBe(404);
  expect((await restore(own.id, admin)).status).toBe(204);
});
