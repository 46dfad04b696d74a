import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { type ApprovalScene, approvalScene, decide, fileTicket, waitingOf } from './ticket-approval.fixture.ts';

let portal: TestPortal;
let scene: ApprovalScene;
let other: ApprovalScene;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
  [scene, other] = [await approvalScene(portal), await approvalScene(portal)];
});
afterAll(() => portal.close());

const idsOf = async (who: Persona, view: 'waiting' | 'decided' = 'waiting') =>
  (await waitingOf(who, view)).map(({ id }) => id);

it('shows each approver what waits for them, and staff with the right to all tickets every one', async () => {
  const [ofAna, ofUser, ofOther] = [
    await fileTicket(scene.ana, scene),
    await fileTicket(scene.user, scene),
    await fileTicket(other.user, other),
  ];
  expect(await idsOf(scene.lead)).toEqual([ofAna]);
  expect(await idsOf(scene.approver)).toEqual([ofUser]);
  expect(await idsOf(scene.admin)).toEqual([]);
  const all = await waitingOf(scene.hr);
  expect(all.map(({ id, may_decide }) => [id, may_decide])).toEqual([
    [ofAna, true],
    [ofUser, false],
    [ofOther, false],
  ]);
  portal.clock.advance({ hours: 25 });
  const again = await portal.as({ roles: ['hr'] });
  expect((await waitingOf(again)).map(({ is_late }) => is_late)).toEqual([true, true, true]);
});

it('shows what the viewer decided, and not what another approver did', async () => {
  const approver = await portal.as({ roles: ['client-admin'], clientId: scene.client.id });
  await portal.db.updateTable('app_user').set({ approval_enabled: true }).where('id', '=', approver.userId).execute();
  const id = await fileTicket(await portal.as({ roles: ['client-user'], clientId: scene.client.id }), scene);
  await decide(approver, id);
  expect(await idsOf(approver, 'decided')).toEqual([id]);
  expect(await idsOf(await portal.as({ roles: ['client-admin'], clientId: scene.client.id }), 'decided')).toEqual([]);
});
