import { afterAll, beforeAll, expect, it } from 'vitest';
import { portalContextFor } from '../../platform/jobs/portal-context.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { closeResolvedTickets } from './close-resolved-tickets.ts';
import { noticesOf, ofEmployee, reply, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
  scene = await ticketScene(portal);
});
afterAll(() => portal.close());

const close = (after = 0, most?: number) =>
  portal.db.transaction().execute((db) => closeResolvedTickets(portalContextFor(portal.services)(db), after, most));
const stored = (id: number) =>
  portal.db.selectFrom('ticket').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('closes what was resolved seven days ago, once, in portions, with history and log of the portal', async () => {
  const resolved = (resolved_at: string) => ofEmployee(portal, scene, { status: 4, resolved_at });
  const first = await resolved('2026-11-17T02:00:00Z');
  const second = await resolved('2026-11-10T02:00:00Z');
  const recent = await resolved('2026-11-17T02:00:01Z');
  const open = await ofEmployee(portal, scene);
  expect(await close(0, 1)).toBe(first.id);
  expect(await close(first.id, 1)).toBe(second.id);
  expect(await close(second.id, 1)).toBe(null);
  expect(await close()).toBe(null);
  for (const { id, resolved_at } of [first, second])
    expect(await stored(id)).toMatchObject({
      status: 5,
      version: 2,
      resolved_at,
      closed_at: '2026-11-24T02:00:00.000Z',
    });
  expect((await stored(recent.id)).status).toBe(4);
  expect((await stored(open.id)).status).toBe(2);
  const history = portal.db.selectFrom('ticket_change').select(['kind', 'before', 'after', 'actor_user_id']);
  expect(await history.where('ticket_id', '=', first.id).execute()).toEqual([
    { kind: 'status', before: '4', after: '5', actor_user_id: null },
  ]);
  const entries = portal.db.selectFrom('activity_log').select(['event', 'actor_name', 'after']);
  expect(
    await entries.where('subject_kind', '=', 'ticket').where('subject_id', '=', String(first.id)).execute(),
  ).toEqual([{ event: 'tickets.change-status', actor_name: 'Muster', after: { status: 'Closed' } }]);
  // The requester is asked to rate it, once.
  expect((await noticesOf(portal, scene.ana)).filter((notice) => notice.startsWith('tickets.to-rate'))).toEqual(
    [first, second].map(({ id }) => `tickets.to-rate /my-tickets/${id}`),
  );
  // Closed is final.
  expect((await reply(scene.ana, first.id)).status).toBe(409);
});
