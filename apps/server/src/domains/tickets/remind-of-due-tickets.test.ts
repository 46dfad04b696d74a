import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { remindOfDueTickets } from './remind-of-due-tickets.ts';
import { move, noticesOf, ofEmployee, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.set('2026-11-24T02:00:00Z');
  await portal.db
    .updateTable('ticket')
    .set({ status: 5, resolved_at: 'now', closed_at: 'now', pending_since: null })
    .execute();
  scene = await ticketScene(portal);
});

const runTwice = async () => {
  for (const _ of [1, 2]) await remindOfDueTickets(portal.services);
};
const seen = (who: TicketScene['agent'], id: number) =>
  noticesOf(portal, who).then((all) => all.filter((one) => one.endsWith(`/${id}`)).map((one) => one.split(' ')[0]));
/** Due eight hours after it was filed: reminded two hours before. */
const due = { due_at: '2026-11-24T10:00:00Z' };

it('reminds the group before the ticket is due and when it is overdue, each once', async () => {
  const { id } = await ofEmployee(portal, scene, due);
  const at = async (time: string) => {
    portal.clock.set(`2026-11-24T${time}Z`);
    await runTwice();
    return seen(scene.agent, id);
  };
  expect(await at('07:59:59')).toEqual([]);
  expect(await at('08:00:00')).toEqual(['tickets.due-soon']);
  expect(await at('10:00:00')).toEqual(['tickets.due-soon']);
  expect(await at('10:00:01')).toEqual(['tickets.due-soon', 'tickets.overdue']);
  expect(await at('23:00:00')).toEqual(['tickets.due-soon', 'tickets.overdue']);
});

it('sends one reminder when it runs too late, and when two processes run it at once', async () => {
  const { id } = await ofEmployee(portal, scene, due);
  portal.clock.set('2026-11-25T10:00:00Z');
  await Promise.all([1, 2, 3].map(() => remindOfDueTickets(portal.services)));
  expect(await seen(scene.agent, id)).toEqual(['tickets.overdue']);
});

it('reminds the assignee alone, and the group where the assignee may not handle it any more', async () => {
  const { agent, lead, outsider } = scene;
  const given = await ofEmployee(portal, scene, { ...due, assignee_user_id: lead.userId });
  const left = await ofEmployee(portal, scene, { ...due, assignee_user_id: outsider.userId });
  portal.clock.set('2026-11-24T09:00:00Z');
  await runTwice();
  expect(await seen(lead, given.id)).toEqual(['tickets.due-soon']);
  expect(await seen(agent, given.id)).toEqual([]);
  expect(await seen(outsider, left.id)).toEqual([]);
  expect(await seen(agent, left.id)).toEqual(['tickets.due-soon']);
});

it('never reminds the other sides, nor of tickets that wait or are resolved', async () => {
  const { ana, user, colleague, agent } = scene;
  const open = await ofEmployee(portal, scene, due);
  const pending = await ofEmployee(portal, scene, due);
  const resolved = await ofEmployee(portal, scene, due);
  expect((await move(agent, pending.id, 3)).status).toBe(200);
  expect((await move(agent, resolved.id, 4)).status).toBe(200);
  portal.clock.set('2026-11-24T11:00:00Z');
  await runTwice();
  for (const who of [ana, user, colleague])
    expect((await noticesOf(portal, who)).filter((one) => /due|over/.test(one))).toEqual([]);
  expect(await seen(agent, open.id)).toEqual(['tickets.overdue']);
  expect(await seen(agent, pending.id)).toEqual([]);
  expect(await seen(agent, resolved.id)).toEqual([]);
});

it('reminds again of a later due time, and leaves the version alone', async () => {
  const { agent } = scene;
  const { id, version } = await ofEmployee(portal, scene, due);
  portal.clock.set('2026-11-24T08:30:00Z');
  await runTwice();
  await portal.db.updateTable('ticket').set({ due_at: '2026-11-24T12:00:00Z' }).where('id', '=', id).execute();
  portal.clock.set('2026-11-24T10:30:00Z');
  await runTwice();
  expect(await seen(agent, id)).toEqual(['tickets.due-soon', 'tickets.due-soon']);
  const after = await portal.db.selectFrom('ticket').select('version').where('id', '=', id).executeTakeFirstOrThrow();
  expect(after.version).toBe(version);
});

it('takes a portion at a time until none is left', async () => {
  for (const _ of [1, 2, 3]) await ofEmployee(portal, scene, due);
  portal.clock.set('2026-11-24T11:00:00Z');
  expect(await remindOfDueTickets(portal.services, 2)).toBe(true);
  expect(await remindOfDueTickets(portal.services, 2)).toBe(false);
  expect(await remindOfDueTickets(portal.services, 2)).toBe(false);
  expect(await noticesOf(portal, scene.agent)).toHaveLength(3);
});
