import { needPath } from '@muster/contract/domains/home/need-path.ts';
import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { ticketApprovalsCalls } from '@muster/contract/domains/tickets/ticket-approvals.calls.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { type ApprovalScene, approvalScene, fileTicket, waitingOf } from './ticket-approval.fixture.ts';
import { noticesOf } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: ApprovalScene;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
});
afterAll(() => portal.close());
beforeEach(async () => {
  scene = await approvalScene(portal);
});

const asked = (...ids: readonly number[]) => ids.map((id) => `tickets.to-approve ${needPath('ticket-approval', id)}`);

/** For how many people of a ticket there is a link in a mail. */
const linksOf = async (id: number) =>
  (await portal.db.selectFrom('ticket_approval_link').select('user_id').where('ticket_id', '=', id).execute()).map(
    ({ user_id }) => user_id,
  );

const deliverAgain = async () => {
  await sql`update event_outbox set delivered_at = null, next_try_at = now() where name = 'approvals.opened'`.execute(
    portal.db,
  );
  await portal.settle();
};

const substitute = (away: Persona, acting: Persona) =>
  portal.db
    .insertInto('approval_substitute')
    .values({ user_id: away.userId, substitute_user_id: acting.userId, days: '[2026-11-24,2026-11-25)' })
    .execute();

it('notifies each approver once, however often the filing is delivered', async () => {
  const { user, approver, admin } = scene;
  const id = await fileTicket(user, scene);
  await portal.settle();
  for (let count = 0; count < 3; count += 1) await deliverAgain();
  expect(await noticesOf(portal, approver)).toEqual(asked(id));
  const { body } = await approver.call(notificationsCalls.list);
  expect(body.data.map(({ text }) => text)).toEqual([expect.stringMatching(/^\w+/)]);
  expect(await linksOf(id)).toEqual([approver.userId]);
  expect(await noticesOf(portal, admin)).toEqual([]);
});

it('notifies nobody halfway: a delivery that fails is made again as a whole', async () => {
  const { user, approver } = scene;
  const refuse = sql`create function refuse_link() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`;
  await refuse.execute(portal.db);
  await sql`create trigger refuse_link before insert on ticket_approval_link for each row execute function refuse_link()`.execute(
    portal.db,
  );
  const id = await fileTicket(user, scene);
  await portal.settle();
  expect(await noticesOf(portal, approver)).toEqual([]);
  await sql`drop trigger refuse_link on ticket_approval_link`.execute(portal.db);
  await deliverAgain();
  await deliverAgain();
  expect(await noticesOf(portal, approver)).toEqual(asked(id));
  expect(await linksOf(id)).toEqual([approver.userId]);
});

it('notifies substitutes, except about what they filed themselves', async () => {
  const { lead, hr, ana } = scene;
  const acting = await portal.as({ roles: ['team lead'] });
  await substitute(lead, acting);
  const id = await fileTicket(ana, scene);
  await portal.settle();
  for (const who of [lead, acting]) {
    expect(await noticesOf(portal, who)).toEqual(asked(id));
    expect((await waitingOf(who)).map((ticket) => ticket.id)).toContain(id);
  }
  expect((await linksOf(id)).toSorted()).toEqual([lead.userId, acting.userId].toSorted());

  const filing = await portal.as({ roles: ['hr'] });
  await substitute(hr, filing);
  const own = await fileTicket(filing, scene);
  await portal.settle();
  expect(await linksOf(own)).toContain(hr.userId);
  expect(await linksOf(own)).not.toContain(filing.userId);
  expect(await noticesOf(portal, filing)).toEqual([]);
  const refused = await filing.refused(ticketApprovalsCalls.decide, { body: { id: own, decision: 'approved' } });
  expect(refused.status).toBeGreaterThanOrEqual(403);
});

it('notifies each approver of their own tickets when several are delivered together', async () => {
  const { ana, lead, user, approver } = scene;
  const [first, other] = [await fileTicket(user, scene), await fileTicket(user, scene)];
  const own = await fileTicket(ana, scene);
  await portal.settle();
  expect((await noticesOf(portal, approver)).toSorted()).toEqual(asked(first, other).toSorted());
  expect(await noticesOf(portal, lead)).toEqual(asked(own));
  expect([await linksOf(first), await linksOf(other)]).toEqual([[approver.userId], [approver.userId]]);
  expect(await linksOf(own)).toEqual([lead.userId]);
  const { rows } = await sql<{ subject: string }>`
    select m.subject from mail_outbox m join app_user u on u.email = m.recipient
    where u.id = ${approver.userId} and m.kept_at is not null order by m.subject`.execute(portal.db);
  expect(rows.map(({ subject }) => subject)).toEqual(
    [first, other].map((id) => `${ticketNumber(id)} needs your approval`).toSorted(),
  );
});
