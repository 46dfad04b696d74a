import { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { type ApprovalScene, approvalScene, decide, fileTicket } from './ticket-approval.fixture.ts';

let portal: TestPortal;
let scene: ApprovalScene;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
  scene = await approvalScene(portal);
});
afterAll(() => portal.close());

const needsOf = async (who: Persona) =>
  (await who.call(needsCalls.list, { query: { kind: 'ticket-approval' } })).body.data;

it('asks approvers of the side that filed it, with what they decide on, and nobody else', async () => {
  const [ofAna, ofUser] = [await fileTicket(scene.ana, scene), await fileTicket(scene.user, scene)];
  const [ofLead, ofClient] = [await needsOf(scene.lead), await needsOf(scene.approver)];
  expect(ofLead).toMatchObject([{ kind: 'ticket-approval', ticket: { id: ofAna, number: `TCK-${ofAna}` } }]);
  expect(ofClient).toMatchObject([
    {
      ticket: {
        ...{ id: ofUser, subject: 'A second monitor', type: scene.type.name, requester: 'Cole Hart' },
        answers: [{ label: 'Question', value: 'For the new desk.' }],
      },
    },
  ]);
  for (const other of [scene.ana, scene.user, scene.admin, scene.agent]) expect(await needsOf(other)).toEqual([]);
});

it('shows what became of it, to those who were asked alone', async () => {
  const id = await fileTicket(scene.user, scene);
  const need = (await needsOf(scene.approver)).find((one) => one.kind === 'ticket-approval' && one.ticket.id === id);
  const params = { uuid: need?.uuid ?? '' };
  expect((await scene.user.call(needsCalls.read, { params })).status).toBe(404);
  await decide(scene.approver, id, { decision: 'refused', note: 'Use the old one.' });
  expect((await scene.approver.call(needsCalls.read, { params })).body.settled).toMatchObject({
    ...{ kind: 'ticket-approval', outcome: 'refused', comment: 'Use the old one.' },
  });
  expect((await needsOf(scene.approver)).some((one) => one.uuid === need?.uuid)).toBe(false);
});
