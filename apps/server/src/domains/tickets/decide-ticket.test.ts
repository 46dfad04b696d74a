import { ticketApprovalsCalls as calls } from '@muster/contract/domains/tickets/ticket-approvals.calls.ts';
import { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { needPath } from '@muster/contract/notification-links.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { type ApprovalScene, approvalScene, decide, fileTicket, storedTicket } from './ticket-approval.fixture.ts';
import { move, noticesOf, record, reply } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: ApprovalScene;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
  scene = await approvalScene(portal);
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-11-24T02:00:00Z'));

describe('a ticket that waits for approval', () => {
  it('has a time for the decision, and none for the work until it is approved', async () => {
    const id = await fileTicket(scene.ana, scene);
    expect(await storedTicket(portal, id)).toEqual({
      ...{ status: 2, approval_state: 'pending', approval_due_at: '2026-11-25T02:00:00.000Z', approved_at: null },
      ...{ first_response_due_at: null, due_at: null },
    });
    portal.clock.set('2026-11-24T02:20:00Z');
    expect((await decide(scene.lead, id)).status).toBeLessThan(300);
    expect(await storedTicket(portal, id)).toMatchObject({
      ...{ status: 2, approval_state: 'approved', approved_at: '2026-11-24T02:20:00.000Z' },
      // Of priority 2, from the approval on.
      ...{ first_response_due_at: '2026-11-24T10:20:00.000Z', due_at: '2026-11-27T02:20:00.000Z' },
    });
    expect(await noticesOf(portal, scene.ana)).toContain(`tickets.approved /my-tickets/${id}`);
  });

  it('does not move, and its filed answers do not change', async () => {
    const id = await fileTicket(scene.ana, scene);
    const seen = await record(scene.hr, id);
    expect(seen.abilities).toMatchObject({ moves: [], decide: true, withdraw: false });
    expect((await move(scene.hr, id, 4)).status).toBe(409);
    const body = { body: 'Please wait.', status: 3 } as const;
    expect((await scene.hr.refused(ticketWorkCalls.reply, { params: { id }, body })).status).toBe(409);
    const changed = { version: seen.version, details: { question: 'Two of them.' } };
    expect((await scene.ana.refused(ticketWorkCalls.answer, { params: { id }, body: changed })).status).toBe(409);
    expect((await reply(scene.ana, id)).status).toBe(201);
  });
});

describe('decisions', () => {
  it('a rejection needs a reason, and closes the ticket for good', async () => {
    const id = await fileTicket(scene.ana, scene);
    expect((await decide(scene.lead, id, { decision: 'refused' })).status).toBe(422);
    expect((await decide(scene.lead, id, { decision: 'refused', note: 'Ask next year.' })).status).toBeLessThan(300);
    expect(await storedTicket(portal, id)).toMatchObject({ status: 5, approval_state: 'refused', due_at: null });
    const seen = await record(scene.ana, id);
    expect(seen.abilities).toMatchObject({ reply: false, rate: false, moves: [], continue: true });
    expect(seen.approval?.steps[0]?.decisions[0]).toMatchObject({ decision: 'refused', comment: 'Ask next year.' });
    expect((await scene.ana.refused(ticketWorkCalls.rate, { params: { id }, body: { score: 5 } })).status).toBe(409);
    expect((await decide(scene.hr, id)).status).toBe(409);
  });

  it('nobody decides on what they filed, or what was filed on their behalf', async () => {
    const own = await fileTicket(scene.hr, scene);
    expect((await decide(scene.hr, own)).status).toBe(403);
    const ofLead = await fileTicket(scene.lead, scene);
    expect((await decide(scene.lead, ofLead)).status).not.toBeLessThan(300);
    expect((await decide(scene.hr, ofLead)).status).toBeLessThan(300);
  });

  it('two approvers at once leave one decision', async () => {
    const id = await fileTicket(scene.ana, scene);
    const answers = await Promise.all([
      decide(scene.lead, id),
      decide(scene.hr, id, { decision: 'refused', note: 'No.' }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    const made = await portal.db
      .selectFrom('approval_decision as d')
      .innerJoin('approval_request as r', 'r.id', 'd.request_id')
      .select('d.id')
      .where('r.kind', '=', 'ticket')
      .where('r.subject_id', '=', id)
      .execute();
    expect(made).toHaveLength(1);
  });

  it('who does not see a ticket learns nothing of it, and handling it is not approving it', async () => {
    const id = await fileTicket(scene.ana, scene);
    const missing = 99_999_999;
    for (const who of [scene.approver, scene.admin])
      expect((await decide(who, id)).status).toBe((await decide(who, missing)).status);
    expect((await decide(scene.agent, id)).status).toBe(403);
  });
});

describe('a ticket of a client user', () => {
  it('is decided by an approver of the company, who reads what an approver sees', async () => {
    const id = await fileTicket(scene.user, scene);
    for (const who of [scene.admin, scene.user]) expect((await decide(who, id)).status).not.toBeLessThan(300);
    expect((await decide(scene.lead, id)).status).toBe(404);
    const seen = await record(scene.approver, id);
    expect(seen.answers.map(({ value }) => value)).toEqual(['For the new desk.']);
    expect(seen.abilities).toMatchObject({ decide: true, moves: [] });
    // Colleagues do not see that field.
    expect((await record(scene.admin, id)).answers).toEqual([]);
    await portal.settle();
    expect(await noticesOf(portal, scene.approver)).toContain(`tickets.to-approve ${needPath('ticket-approval', id)}`);
    expect((await decide(scene.approver, id)).status).toBeLessThan(300);
    expect(await storedTicket(portal, id)).toMatchObject({ approval_state: 'approved' });
  });
});

it('a lead who is only asked reads what was filed, nothing that was written, and changes nothing', async () => {
  const id = await fileTicket(scene.ana, scene);
  await reply(scene.ana, id);
  const seen = await record(scene.lead, id);
  expect(seen).toMatchObject({ replies: [], handling: null, abilities: { reply: false, attach: false, decide: true } });
  expect(seen.answers.map(({ value, may_edit }) => [value, may_edit])).toEqual([['For the new desk.', false]]);
  expect((await reply(scene.lead, id)).status).toBe(404);
  await decide(scene.lead, id);
  expect((await scene.lead.refused(ticketWorkCalls.details, { params: { id } })).status).toBe(404);
});

it('approves several, and names those that were not', async () => {
  const [one, other] = [await fileTicket(scene.ana, scene), await fileTicket(scene.ana, scene)];
  const { body } = await scene.lead.call(calls.approveSeveral, { body: { ids: [one, other, 99_999_999] } });
  expect(body).toMatchObject({ decided: 2, refused: [{ number: 'TCK-99999999' }] });
  expect(await storedTicket(portal, other)).toMatchObject({ approval_state: 'approved' });
});
