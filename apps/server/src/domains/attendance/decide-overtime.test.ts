import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { overtimeCalls } from '@muster/contract/domains/attendance/overtime.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { settleAt } from '../../testing/factories/attendance.ts';
import { overtimeScene } from '../../testing/overtime-scene.ts';

let portal: TestPortal;
let scene: ReturnType<typeof overtimeScene>;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = overtimeScene(portal);
});
afterAll(() => portal.close());

async function figuresOf(who: { id: number }, workDate: string) {
  const { body } = await (await scene.as('employee', who)).call(attendanceCalls.own);
  const figures = body.days.find(({ work_date }) => work_date === workDate)?.figures;
  return [figures?.worked_minutes, figures?.overtime_minutes, figures?.waiting_overtime_minutes];
}

it('counts overtime only once the lead has approved it, and asks again when it becomes longer', async () => {
  const { who, lead } = await scene.led();
  await scene.work(who, '02', '10:05');
  expect(await figuresOf(who, '2026-03-02')).toEqual([480, 0, 60]);
  const leads = await scene.as('team lead', lead);
  const { body: list } = await leads.call(overtimeCalls.list);
  expect(list.data).toMatchObject([
    { minutes: 60, occasion: 'after', state: 'requested', abilities: { decide: true } },
  ]);
  const [request] = list.data;
  if (!request) throw new Error('No overtime waits.');
  const { id, version } = request;
  const decide = { decision: 'approved', requests: [{ id, version }] };
  const own = await (await scene.as('employee', who)).refused(overtimeCalls.decide, { body: decide });
  expect(own.status).toBe(403);
  const decided = await leads.call(overtimeCalls.decide, { body: decide });
  expect(decided.body).toEqual({ done: 1, left_out: [] });
  expect(await figuresOf(who, '2026-03-02')).toEqual([540, 60, 0]);
  expect((await leads.refused(overtimeCalls.decide, { body: decide })).status).toBe(409);
  // Settling again changes nothing.
  const span = { employeeIds: [who.id], first: '2026-03-02', last: '2026-03-02' };
  expect(await settleAt(portal.db, { ...span, now: '2026-03-03T00:00:00Z' })).toBe(0);
  await portal.settle();
  portal.clock.set('2026-03-02T10:40:00Z');
  const later = await scene.as('team lead', lead);
  const times = { in: '2026-03-02T09:00', out: '2026-03-02T18:35', breaks: [] };
  const wanted = { work_date: '2026-03-02', ...times, reason: 'The call took longer.' };
  const { body: correction } = await (await scene.as('employee', who)).call(correctionsCalls.request, { body: wanted });
  const corrected = { ...correction, decision: 'approved' } as const;
  expect((await later.call(correctionsCalls.decide, { body: corrected })).status).toBe(200);
  expect(await figuresOf(who, '2026-03-02')).toEqual([540, 60, 30]);
  const { body: again } = await later.call(overtimeCalls.list);
  expect(again.data).toMatchObject([{ id, minutes: 90, approved_minutes: 60, version: 3 }]);
  const refuse = {
    requests: [{ id, version: 3 }],
    decision: 'refused',
    note: 'The client did not ask for it.',
  };
  expect((await later.refused(overtimeCalls.decide, { body: { ...refuse, note: '' } })).status).toBe(422);
  await later.call(overtimeCalls.decide, { body: refuse });
  expect(await figuresOf(who, '2026-03-02')).toEqual([540, 60, 0]);
  const history = await later.call(overtimeCalls.list, { query: { view: 'decided' } });
  expect(history.body.data).toMatchObject([{ state: 'refused', note: refuse.note, approval: { round: 2 } }]);
});
