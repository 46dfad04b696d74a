import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { applyTicketTimes } from './apply-ticket-times.ts';
import { ofEmployee, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
  scene = await ticketScene(portal);
});
afterAll(() => portal.close());

const pause = (ticket_id: number, from_at: string, to_at: string | null) =>
  portal.db.insertInto('ticket_pause').values({ ticket_id, from_at, to_at }).execute();
const stored = (id: number) =>
  portal.db
    .selectFrom('ticket')
    .select(['first_response_due_at', 'due_at', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

it('computes the times of several tickets from their pauses, and leaves the version', async () => {
  const one = await ofEmployee(portal, scene, { priority: 4 });
  const paused = await ofEmployee(portal, scene, { priority: 4 });
  const other = await ofEmployee(portal, scene, { priority: 1 });
  await pause(one.id, '2026-11-24T03:00:00Z', '2026-11-24T05:00:00Z');
  await pause(one.id, '2026-11-24T06:00:00Z', '2026-11-24T06:30:00Z');
  await pause(paused.id, '2026-11-24T03:00:00Z', null);
  await applyTicketTimes({ db: portal.db }, [one.id, paused.id]);
  expect(await stored(one.id)).toEqual({
    ...{ first_response_due_at: '2026-11-24T03:00:00.000Z', due_at: '2026-11-24T12:30:00.000Z', version: 1 },
  });
  expect(await stored(paused.id)).toMatchObject({ first_response_due_at: '2026-11-24T03:00:00.000Z', due_at: null });
  expect(await stored(other.id)).toMatchObject({ first_response_due_at: null, due_at: null });
});

it('takes instants of any fraction of a second', async () => {
  const { id } = await ofEmployee(portal, scene, { priority: 4, filed_at: '2026-11-24T02:00:00.123456Z' });
  await pause(id, '2026-11-24T03:00:00.000001Z', '2026-11-24T05:00:00.999999Z');
  await applyTicketTimes({ db: portal.db }, [id]);
  expect(await stored(id)).toMatchObject({ due_at: '2026-11-24T12:00:01.122Z' });
});

it('stores no pauses that overlap', async () => {
  const { id } = await ofEmployee(portal, scene);
  await pause(id, '2026-11-24T03:00:00Z', '2026-11-24T05:00:00Z');
  await expect(pause(id, '2026-11-24T04:00:00Z', null)).rejects.toThrow('ticket_pause_no_overlap');
});
