import { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { ticketFilingCalls } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createLeaveType } from '../../testing/factories/leave-types.ts';
import { answersOf, filedLeave, leaveFiler, leaveOf } from './leave-ticket.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

it('files one leave request and stores no answer a second time', async () => {
  const { user, id, ticketId, requestId } = await filedLeave(portal);
  expect(await leaveOf(portal, id)).toMatchObject([
    { first_day: '2026-03-16', last_day: '2026-03-17', state: 'requested' },
  ]);
  const ticket = portal.db.selectFrom('ticket').selectAll().where('id', '=', ticketId);
  expect(await ticket.executeTakeFirstOrThrow()).toMatchObject({
    ...{ leave_request_id: requestId, employee_id: id, status: 2, subject: 'Employee Leave Request' },
  });
  const details = portal.db.selectFrom('ticket_detail').selectAll().where('ticket_id', '=', ticketId);
  expect(await details.execute()).toEqual([]);
  const { named, abilities, status } = await answersOf(user, ticketId);
  expect(named).toMatchObject({
    filed_on: '2026-03-02',
    dates: ['2026-03-16', '2026-03-17'],
    reason: 'A family trip.',
    answer: 'Pending',
  });
  expect([status, abilities.moves]).toEqual([2, []]);
});

it('offers the types of leave that the employee can ask for, as the leave request does', async () => {
  const { user, typeId } = await leaveFiler(portal);
  const foreign = await createLeaveType(portal.db, { country: 'AU' });
  const { body: form } = await user.call(ticketFilingCalls.form, { query: { type: 'LEAVE' } });
  const { body: request } = await user.call(leaveRequestsCalls.choices);
  const ids = form.choices.leave_type.map(({ id }) => id);
  expect(ids).toContain(typeId);
  expect(ids).not.toContain(foreign.id);
  expect(ids).toEqual(request.types.map(({ leave_type_id: id }) => id));
});

it('resolves the ticket with the answer, and stays with later ones', async () => {
  const { user, ticketId, requestId } = await filedLeave(portal);
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(leaveRequestsCalls.decide, { body: { id: requestId, decision: 'approved' } });
  await portal.settle();
  const approved = await answersOf(user, ticketId);
  expect([approved.status, approved.named.answer]).toEqual([4, 'Approved']);
  await user.call(ticketWorkCalls.reply, { params: { id: ticketId }, body: { body: 'Thank you.', mentions: [] } });
  await user.call(leaveRequestsCalls.cancel, { body: { id: requestId } });
  await portal.settle();
  const cancelled = await answersOf(user, ticketId);
  expect([cancelled.status, cancelled.named.answer]).toEqual([4, 'Cancelled']);
});

it('resolves it with the reason of a rejection, and when the employee withdraws', async () => {
  const rejected = await filedLeave(portal);
  const hr = await portal.as({ roles: ['hr'] });
  const decision = { id: rejected.requestId, decision: 'refused', note: 'Too many are away.' } as const;
  await hr.call(leaveRequestsCalls.decide, { body: decision });
  const withdrawn = await filedLeave(portal);
  await withdrawn.user.call(leaveRequestsCalls.cancel, { body: { id: withdrawn.requestId } });
  await portal.settle();
  const answers = [
    await answersOf(rejected.user, rejected.ticketId),
    await answersOf(withdrawn.user, withdrawn.ticketId),
  ];
  expect(answers.map(({ status, named }) => [status, named.answer])).toEqual([
    [4, 'Rejected: Too many are away.'],
    [4, 'Withdrawn'],
  ]);
});

it('refuses dates that skip a working day, and files nothing', async () => {
  const { user, id, body } = await leaveFiler(portal);
  const refused = await user.refused(ticketsCalls.create, { body: body(['2026-03-16', '2026-03-18']) });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { 'details.dates': [expect.stringMatching(/Mar 17.* is a working day between the dates/)] },
  ]);
  expect(await leaveOf(portal, id)).toEqual([]);
  // A weekend between the dates is not a gap.
  expect((await user.call(ticketsCalls.create, { body: body(['2026-03-20', '2026-03-23']) })).status).toBe(201);
});

it('answers with the rules of leave at the fields of the ticket', async () => {
  const { user, id, body } = await leaveFiler(portal);
  await user.call(ticketsCalls.create, { body: body(['2026-03-16']) });
  const twice = await user.refused(ticketsCalls.create, { body: body(['2026-03-16']) });
  expect([twice.status, Object.keys(twice.body.errors ?? {})]).toEqual([422, ['details.dates']]);
  expect(await leaveOf(portal, id)).toHaveLength(1);
});

it('moves by its leave request alone until it is resolved', async () => {
  const { user, ticketId, requestId } = await filedLeave(portal);
  const admin = await portal.as({ roles: ['admin'] });
  const version = async () => (await answersOf(admin, ticketId)).version;
  const move = async (status: 2 | 3 | 4 | 5) => ({
    params: { id: ticketId },
    body: { status, version: await version() },
  });
  for (const status of [3, 4] as const)
    expect((await admin.refused(ticketWorkCalls.move, await move(status))).status).toBe(409);
  expect((await user.refused(ticketWorkCalls.move, await move(4))).status).toBe(409);
  const answer = { params: { id: ticketId }, body: { details: { reason: 'Other' }, version: await version() } };
  expect((await user.refused(ticketWorkCalls.answer, answer)).status).toBe(409);
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(leaveRequestsCalls.decide, { body: { id: requestId, decision: 'approved' } });
  await portal.settle();
  expect((await admin.refused(ticketWorkCalls.move, await move(2))).status).toBe(409);
  await user.call(ticketWorkCalls.move, await move(5));
  expect((await answersOf(user, ticketId)).status).toBe(5);
});
