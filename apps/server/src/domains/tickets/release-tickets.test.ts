import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portalContextFor } from '../../platform/jobs/portal-context.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { resignation } from '../../testing/factories/leavers.ts';
import { releaseTickets } from './release-tickets.ts';
import { noticesOf, ofEmployee, record, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = await ticketScene(portal);
});
afterAll(() => portal.close());

const inJob = <T>(run: (ctx: ReturnType<ReturnType<typeof portalContextFor>>) => Promise<T>) =>
  portal.db.transaction().execute((db) => run(portalContextFor(portal.services)(db)));
const disable = (userId: number) =>
  portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', userId).execute();
const assignees = async (...ids: number[]) =>
  Promise.all(ids.map(async (id) => (await record(scene.lead, id)).handling?.assignee?.name ?? null));
const passedOn = async (id: number) =>
  (await noticesOf(portal, scene.agent)).filter((notice) => notice === `tickets.passed-on /ticket-details/${id}`)
    .length;

it('gives tickets of a disabled account back to their group, once, in portions', async () => {
  const leaver = await portal.as({ roles: ['it'], name: 'Lena Go' });
  const has = { assignee_user_id: leaver.userId };
  const open = await ofEmployee(portal, scene, has);
  const kept = await ofEmployee(portal, scene, { assignee_user_id: scene.agent.userId });
  const resolved = await ofEmployee(portal, scene, { ...has, status: 4, resolved_at: 'now' });
  const closed = await ofEmployee(portal, scene, { ...has, status: 5, resolved_at: 'now', closed_at: 'now' });
  await disable(leaver.userId);
  expect(await inJob((ctx) => releaseTickets(ctx, 0, 2))).toBe(kept.id);
  expect(await inJob((ctx) => releaseTickets(ctx, kept.id, 2))).toBe(resolved.id);
  expect(await inJob((ctx) => releaseTickets(ctx, resolved.id, 2))).toBe(null);
  await inJob((ctx) => releaseTickets(ctx, 0));
  expect(await assignees(open.id, kept.id, resolved.id, closed.id)).toEqual([null, 'Ira Tan', null, 'Lena Go']);
  expect((await record(scene.lead, open.id)).history).toMatchObject([
    { kind: 'assignee', actor: null, before: 'Lena Go', after: null },
  ]);
  // What is resolved needs no one, unless it is reopened.
  expect(await Promise.all([open.id, resolved.id].map(passedOn))).toEqual([1, 0]);
});

it('gives back what an assignee lost the right to', async () => {
  const agent = await portal.as({ roles: ['it'], name: 'Rhea Sy' });
  const { id } = await ofEmployee(portal, scene, { assignee_user_id: agent.userId });
  await inJob((ctx) => releaseTickets(ctx, 0));
  expect(await assignees(id)).toEqual(['Rhea Sy']);
  await sql`delete from user_role where user_id = ${agent.userId}`.execute(portal.db);
  await inJob((ctx) => releaseTickets(ctx, 0));
  expect(await assignees(id)).toEqual([null]);
});

it('gives back the tickets of an employee who leaves, and those of nobody else', async () => {
  portal.clock.set('2026-03-02T01:00:00Z');
  const employee = await createEmployee(portal.db);
  const leaver = await portal.as({ roles: ['it'], employeeId: employee.id, name: 'Emil Yu' });
  const other = await portal.as({ roles: ['it'], name: 'Olga Ty' });
  const { id } = await ofEmployee(portal, scene, { assignee_user_id: leaver.userId });
  const foreign = await ofEmployee(portal, scene, { assignee_user_id: other.userId });
  await disable(other.userId);
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(employeeStatusCalls.deactivate, {
    body: { ...resignation(employee.id, '2026-03-02'), immediately: true },
  });
  await portal.settle();
  expect(await assignees(id, foreign.id)).toEqual([null, 'Olga Ty']);
  expect(await passedOn(id)).toBe(1);
});
