import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T02:00:00Z');
});
afterAll(() => portal.close());

const requested = { work_date: '2026-03-10', in: '2026-03-10T09:00', out: '2026-03-10T17:00', reason: 'No signal.' };

it('withdraws a request, and allows another one', async () => {
  const worker = await createWorker(portal.db);
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const { body } = await user.call(correctionsCalls.request, { body: requested });
  expect((await user.call(correctionsCalls.withdraw, { body })).status).toBe(204);
  const again = await user.refused(correctionsCalls.withdraw, { body });
  expect([again.status, again.body?.message]).toEqual([
    409,
    `${user.name} changed this correction after you opened it. It was withdrawn.`,
  ]);
  expect((await user.call(correctionsCalls.request, { body: requested })).status).toBe(201);
});

it('never finds requests of other employees', async () => {
  const user = await portal.as({ roles: ['employee'], employeeId: (await createWorker(portal.db)).id });
  const { body } = await user.call(correctionsCalls.request, { body: requested });
  const other = await portal.as({ roles: ['employee'], employeeId: (await createWorker(portal.db)).id });
  const hr = await portal.as({ roles: ['hr'] });
  for (const stranger of [other, hr]) {
    const foreign = await stranger.refused(correctionsCalls.withdraw, { body });
    const missing = await stranger.refused(correctionsCalls.withdraw, { body: { id: 99_999_999, version: 1 } });
    expect([foreign.status, { ...foreign.body, requestId: '' }]).toEqual([404, { ...missing.body, requestId: '' }]);
  }
});
