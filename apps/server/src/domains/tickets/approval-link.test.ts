import { ticketApprovalsCalls as calls } from '@muster/contract/domains/tickets/ticket-approvals.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { storedMessages } from '../../platform/mail/stored-messages.fixture.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { type ApprovalScene, approvalScene, decide, fileTicket, storedTicket } from './ticket-approval.fixture.ts';

let portal: TestPortal;
let scene: ApprovalScene;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.set('2026-11-24T02:00:00Z');
  await sql`delete from mail_outbox`.execute(portal.db);
  scene = await approvalScene(portal);
});

/** The link in the mail to somebody about the ticket that was filed last. */
async function tokenOf({ email }: Persona): Promise<string> {
  await portal.settle();
  const sent = await storedMessages({ db: portal.db, cipher: portal.services.cipher }, 'mail_outbox');
  const mail = sent.find(({ to }) => to === email);
  return /approve-ticket\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const read = (who: Persona, token: string) => who.refused(calls.readLink, { params: { token } });
const use = (who: Persona, token: string, body: object = {}) =>
  who.refused(calls.decideByLink, { params: { token }, body: { decision: 'approved', ...body } });
const stateOf = async (who: Persona, token: string) =>
  (await who.call(calls.readLink, { params: { token } })).body.state;

async function filed(by: Persona = scene.user, to: Persona = scene.approver) {
  const id = await fileTicket(by, scene);
  return { id, token: await tokenOf(to) };
}

it('leads a client approver to the decision, once', async () => {
  const { approver } = scene;
  const { id, token } = await filed();
  for (let opened = 0; opened < 3; opened++)
    expect((await read(approver, token)).body).toEqual({ state: 'open', number: `TCK-${id}`, ticket_id: id });
  expect((await storedTicket(portal, id)).approval_state).toBe('pending');
  expect((await use(approver, token, { decision: 'refused' })).status).toBe(422);
  expect((await use(approver, token)).status).toBe(204);
  expect((await storedTicket(portal, id)).approval_state).toBe('approved');
  expect((await read(approver, token)).body).toEqual({ state: 'used', number: `TCK-${id}`, ticket_id: null });
  const again = await use(approver, token, { decision: 'refused', note: 'No.' });
  expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('was used') } });
});

it('leads a lead of the staff, too, and rejects with a reason', async () => {
  const { ana, lead } = scene;
  const { id, token } = await filed(ana, lead);
  expect((await use(lead, token, { decision: 'refused', note: 'No budget.' })).status).toBe(204);
  expect(await storedTicket(portal, id)).toMatchObject({ approval_state: 'refused', status: 5 });
});

it('decides once if it is sent twice at once', async () => {
  const { approver } = scene;
  const { token } = await filed();
  const statuses = (await Promise.all([use(approver, token), use(approver, token)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 409]);
});

it('is for the account that got the mail: for others it does not exist', async () => {
  const { admin, hr, user } = scene;
  const { id, token } = await filed();
  const unknown = await read(hr, 'x'.repeat(43));
  for (const who of [admin, hr, user]) {
    expect((await read(who, token)).status).toBe(404);
    expect((await read(who, token)).body.message).toBe(unknown.body.message);
    expect((await use(who, token)).status).toBe(404);
  }
  const guest = portal.guest();
  expect((await guest.refused(calls.readLink, { params: { token } })).status).toBe(401);
  expect((await storedTicket(portal, id)).approval_state).toBe('pending');
});

it('expires, and the ticket still waits', async () => {
  const { approver } = scene;
  const { id, token } = await filed();
  const expire = (at: Temporal.Instant) =>
    portal.db
      .updateTable('ticket_approval_link')
      .set({ created_at: at.subtract({ hours: 72 }).toString(), expires_at: at.toString() })
      .where('ticket_id', '=', id)
      .execute();
  await expire(portal.clock.now().add({ seconds: 1 }));
  expect(await stateOf(approver, token)).toBe('open');
  await expire(portal.clock.now());
  expect(await stateOf(approver, token)).toBe('expired');
  expect((await use(approver, token)).status).toBe(409);
  expect((await storedTicket(portal, id)).approval_state).toBe('pending');
});

it('says what became of a ticket that was decided or withdrawn elsewhere', async () => {
  const { approver, user } = scene;
  const decided = await filed();
  await decide(approver, decided.id);
  expect(await stateOf(approver, decided.token)).toBe('approved');
  await sql`delete from mail_outbox`.execute(portal.db);
  const withdrawn = await filed();
  await user.call(calls.withdraw, { body: { id: withdrawn.id } });
  expect(await stateOf(approver, withdrawn.token)).toBe('withdrawn');
  for (const { token } of [decided, withdrawn]) expect((await use(approver, token)).status).toBe(409);
});

it('decides nothing for somebody who no longer approves', async () => {
  const { approver } = scene;
  const { id, token } = await filed();
  await portal.db.updateTable('app_user').set({ approval_enabled: false }).where('id', '=', approver.userId).execute();
  expect(await stateOf(approver, token)).toBe('passed');
  expect((await use(approver, token)).status).toBe(409);
  expect((await storedTicket(portal, id)).approval_state).toBe('pending');
});
