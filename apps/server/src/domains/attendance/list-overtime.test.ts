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

it('shows leads the overtime of the people they lead alone', async () => {
  const { who } = await scene.led();
  await scene.work(who, '06', '10:05');
  const { lead: other } = await scene.led();
  portal.clock.set('2026-03-07T00:00:00Z');
  const stranger = await scene.as('team lead', other);
  expect((await stranger.call(overtimeCalls.list)).body.total).toBe(0);
  const stored = await portal.db
    .selectFrom('overtime_request')
    .select(['id', 'version'])
    .where('employee_id', '=', who.id)
    .executeTakeFirstOrThrow();
  const body = { requests: [stored], decision: 'approved' };
  expect((await stranger.refused(overtimeCalls.decide, { body })).status).toBe(404);
});
