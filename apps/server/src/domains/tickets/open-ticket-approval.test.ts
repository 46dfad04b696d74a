import { needPath } from '@muster/contract/notification-links.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { type ApprovalScene, approvalScene, fileTicket } from './ticket-approval.fixture.ts';
import { noticesOf } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: ApprovalScene;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = await approvalScene(portal);
});
afterAll(() => portal.close());

const requestOf = (id: number) =>
  portal.db
    .selectFrom('approval_request')
    .select(['step', 'facts', 'state', 'requester_user_id', 'employee_id', 'client_id'])
    .where('kind', '=', 'ticket')
    .where('subject_id', '=', id)
    .execute();

it('asks the lead of the employee, and notifies nobody else', async () => {
  const { ana, employee, client, lead, hr, approver } = scene;
  const id = await fileTicket(ana, scene);
  expect(await requestOf(id)).toEqual([
    {
      ...{ step: 1, state: 'pending', requester_user_id: ana.userId, employee_id: employee.id, client_id: client.id },
      facts: { is_from_client: false, is_from_employee: true, priority: 2 },
    },
  ]);
  await portal.settle();
  expect(await noticesOf(portal, lead)).toEqual([`tickets.to-approve ${needPath('ticket-approval', id)}`]);
  for (const other of [hr, approver]) expect(await noticesOf(portal, other)).toEqual([]);
});

it('asks the company about what its users file', async () => {
  const [request] = await requestOf(await fileTicket(scene.user, scene));
  expect(request).toMatchObject({
    step: 2,
    employee_id: null,
    facts: { is_from_client: true, is_from_employee: false },
  });
});
