import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { overtimeCalls } from '@muster/contract/domains/attendance/overtime.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { overtimeScene } from '../../testing/overtime-scene.ts';

let portal: TestPortal;
let scene: ReturnType<typeof overtimeScene>;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = overtimeScene(portal);
});
afterAll(() => portal.close());

it('withdraws a request without overtime, and opens none while the employee is still clocked in', async () => {
  const { who, lead } = await scene.led();
  await scene.clock(who, '2026-03-04T01:00:00Z', 'in');
  portal.clock.set('2026-03-04T10:00:00Z');
  const leads = await scene.as('team lead', lead);
  expect((await leads.call(overtimeCalls.list)).body.total).toBe(0);
  await scene.clock(who, '2026-03-04T10:05:00Z', 'out');
  const later = await scene.as('team lead', lead);
  const { body: list } = await later.call(overtimeCalls.list);
  expect(list.total).toBe(1);
  const times = { in: '2026-03-04T09:00', out: '2026-03-04T17:00', breaks: [] };
  const wanted = { work_date: '2026-03-04', ...times, reason: 'I left the page open.' };
  const { body: correction } = await (await scene.as('employee', who)).call(correctionsCalls.request, { body: wanted });
  await later.call(correctionsCalls.decide, { body: { ...correction, decision: 'approved' } });
  expect((await later.call(overtimeCalls.list)).body.total).toBe(0);
  const [request] = list.data;
  const body = { requests: [{ id: request?.id ?? 0, version: request?.version ?? 0 }], decision: 'approved' };
  expect((await later.refused(overtimeCalls.decide, { body })).status).toBe(409);
  const rounds = await portal.db
    .selectFrom('approval_request')
    .select('state')
    .where('kind', '=', 'overtime')
    .where('subject_id', '=', request?.id ?? 0)
    .execute();
  expect(rounds).toEqual([{ state: 'withdrawn' }]);
});
