import { clientLeaveCalls } from '@muster/contract/domains/leave/client-leave.calls.ts';
import { leaveCalendarCalls as calendar } from '@muster/contract/domains/leave/leave-calendar.calls.ts';
import { leaveRequestAttachmentCalls as files } from '@muster/contract/domains/leave/leave-request-attachment.calls.ts';
import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { actAs } from '../domains/accounts/impersonation.fixture.ts';
import { attach, documentedLeave } from '../domains/leave/leave-document.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { createClient } from './factories/clients.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const month = { from: '2026-03-01', to: '2026-03-31' };

it('somebody who acts as an employee learns neither type nor reason nor documents of confidential leave', async () => {
  const { id, ana, hr } = await documentedLeave(portal, 'VAWC');
  await attach(ana.user, id);
  await hr.call(calls.decide, { body: { id, decision: 'approved', note: 'See the order of the court.' } });
  const admin = await portal.as({ roles: ['admin'] });
  const acting = await actAs(portal, admin, ana.user);
  const [seen] = (await acting.call(calls.own)).body;
  expect(seen).toMatchObject({ leave_type: 'Confidential leave', color: 'gray', reason: null, documents: null });
  const answers = [
    (await acting.call(calls.own)).body,
    (await acting.call(calendar.own, { query: month })).body,
    (await acting.call(calls.choices, { query: {} })).body,
  ];
  for (const secret of ['Women', 'VAWC', 'court', 'A family trip'])
    expect(JSON.stringify(answers).includes(secret), secret).toBe(false);
  expect((await acting.refused(files.list, { params: { id } })).status).toBe(404);
  // The employee reads all of it.
  const [own] = (await ana.user.call(calls.own)).body;
  expect(own).toMatchObject({ reason: 'A family trip.', documents: { count: 1 } });
  expect(JSON.stringify((await ana.user.call(calendar.own, { query: month })).body)).toContain(own?.leave_type);
});

it('somebody who acts as HR reads no confidential leave', async () => {
  const { ana } = await documentedLeave(portal, 'VAWC');
  const hr = await portal.as({ roles: ['hr'] });
  const acting = await actAs(portal, await portal.as({ roles: ['admin'] }), hr);
  const rows = (await acting.call(calls.list, { query: { view: 'waiting' } })).body.data;
  expect(rows.find(({ employee }) => employee.id === ana.id)).toMatchObject({
    leave_type: 'Confidential leave',
    reason: null,
  });
});

it('nobody decides on leave, or undoes an approval, while acting as an approver', async () => {
  const { id, ana } = await documentedLeave(portal, 'VL');
  const hr = await portal.as({ roles: ['hr'] });
  const approver = await portal.as({ roles: ['hr'] });
  const acting = await actAs(portal, await portal.as({ roles: ['admin'] }), approver);
  const stateOf = async () => (await ana.user.call(calls.own)).body.find((one) => one.id === id)?.state;
  const decision = { id, decision: 'approved', note: '' } as const;
  const attempts = [
    await acting.refused(calls.decide, { body: decision }),
    await acting.refused(calls.decideSeveral, { body: { ids: [id], decision: 'approved', note: '' } }),
  ];
  expect([attempts.map(({ status }) => status), await stateOf()]).toEqual([[403, 403], 'requested']);
  await hr.call(calls.decide, { body: decision });
  const undone = await acting.refused(calls.undo, { body: { ids: [id] } });
  expect([undone.status, await stateOf()]).toEqual([403, 'approved']);
});

it('nobody decides for a client while acting as its user', async () => {
  const { id: clientId } = await createClient(portal.db);
  const user = await portal.as({ roles: ['client-admin'], clientId });
  const acting = await actAs(portal, await portal.as({ roles: ['admin'] }), user);
  const body = { id: 1, decision: 'approved', note: '' } as const;
  expect((await acting.refused(clientLeaveCalls.decide, { body })).status).toBe(403);
});
