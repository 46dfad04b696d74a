import { ticketApprovalsCalls as calls } from '@muster/contract/domains/tickets/ticket-approvals.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import {
  type ApprovalScene,
  approvalScene,
  decide,
  fileTicket,
  storedTicket,
  waitingOf,
} from './ticket-approval.fixture.ts';

let portal: TestPortal;
let scene: ApprovalScene;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = await approvalScene(portal);
});
afterAll(() => portal.close());

const withdraw = async (who: Persona, id: number) => (await who.refused(calls.withdraw, { body: { id } })).status;

it('the requester takes back what waits, and nobody can decide on it any more', async () => {
  const id = await fileTicket(scene.ana, scene);
  expect(await withdraw(scene.hr, id)).toBe(403);
  expect(await withdraw(scene.user, id)).toBe(404);
  expect(await withdraw(scene.ana, id)).toBeLessThan(300);
  expect(await storedTicket(portal, id)).toMatchObject({ status: 5, approval_state: 'withdrawn' });
  expect(await waitingOf(scene.lead)).toEqual([]);
  expect((await decide(scene.hr, id)).status).toBe(409);
});

it('what was decided stays', async () => {
  const id = await fileTicket(scene.ana, scene);
  await decide(scene.lead, id);
  expect(await withdraw(scene.ana, id)).toBe(409);
});
