import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches, createWorker } from '../../testing/factories/attendance.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T02:00:00Z');
});
afterAll(() => portal.close());

it('shows pending corrections oldest first, then decided ones, with plan and punches', async () => {
  const worker = await createWorker(portal.db, { zone: 'Australia/Sydney' });
  await createPunches(portal.db, worker, '2026-03-10', [['in', '2026-03-09T22:05:00Z']]);
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const ask = async (day: string, breaks: { start: string; end: string }[] = []) => {
    const body = { work_date: day, in: `${day}T06:00`, out: `${day}T14:00`, breaks, reason: `About ${day}.` };
    return (await user.call(correctionsCalls.request, { body })).body;
  };
  const first = await ask('2026-03-10', [{ start: '2026-03-10T10:00', end: '2026-03-10T10:30' }]);
  portal.clock.advance({ seconds: 60 });
  const second = await ask('2026-03-09');
  const workforce = await portal.as({ roles: ['workforce admin'] });
  const list = async (view: 'waiting' | 'decided') =>
    (await workforce.call(correctionsCalls.list, { query: { view } })).body;
  const waiting = await list('waiting');
  expect(waiting.data.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(waiting.data[0]).toMatchObject({
    zone: 'Asia/Manila',
    starts_at: '2026-03-09T22:00:00.000Z',
    clocked_in: '2026-03-09T22:05:00.000Z',
    clocked_out: null,
    breaks: [{ start: '2026-03-10T02:00:00+00:00', end: '2026-03-10T02:30:00+00:00' }],
    decided_by: null,
  });
  await workforce.call(correctionsCalls.decide, { body: { ...first, decision: 'approved', note: 'Fine.' } });
  expect(await list('waiting')).toMatchObject({ total: 1, waiting: 1 });
  const decided = await list('decided');
  expect(decided.data).toMatchObject([
    { id: first.id, state: 'approved', note: 'Fine.', abilities: { decide: false } },
  ]);
  expect(decided.data[0]?.decided_by).not.toBeNull();
});

it('omits withdrawn corrections', async () => {
  const worker = await createWorker(portal.db);
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const body = { work_date: '2026-03-10', in: '2026-03-10T09:00', out: '2026-03-10T17:00', reason: 'Mistaken.' };
  const requested = (await user.call(correctionsCalls.request, { body })).body;
  await user.call(correctionsCalls.withdraw, { body: requested });
  const hr = await portal.as({ roles: ['hr'] });
  for (const view of ['waiting', 'decided'] as const) {
    const { body: listed } = await hr.call(correctionsCalls.list, { query: { view } });
    expect(listed.data.map(({ id }) => id)).not.toContain(requested.id);
  }
});
