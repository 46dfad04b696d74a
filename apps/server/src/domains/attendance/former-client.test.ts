import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { overtimeCalls } from '@muster/contract/domains/attendance/overtime.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createOvertime, createWorker } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { moveToClient } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T02:00:00Z');
});
afterAll(() => portal.close());

/** A person who moved on 9 March, and a lead of the client since then. Nothing is computed for the days before. */
async function movedPerson() {
  const [former, present] = [await createClient(portal.db), await createClient(portal.db)];
  const worker = await createWorker(portal.db, { employee: { client_id: former.id } });
  await moveToClient(portal.db, worker, present.id, '2026-03-09');
  const boss = await createWorker(portal.db, { employee: { client_id: present.id } });
  const team = await createTeam(portal.db, { client_id: present.id });
  await addToTeam(portal.db, team, boss, 'teamLead');
  await addToTeam(portal.db, team, worker);
  const lead = await portal.as({ roles: ['team lead', 'employee'], employeeId: boss.id });
  return { worker, lead, formerId: former.id };
}

const times = (day: string) => ({ work_date: day, in: `${day}T09:00`, out: `${day}T17:00`, reason: 'No signal.' });

it('leaves the corrections of days before a move to others than the leads of the new client', async () => {
  const { worker, lead, formerId } = await movedPerson();
  const request = { ...times('2026-03-07'), employee_id: worker.id };
  const entered = { days: [{ employee_id: worker.id, work_date: '2026-03-07' }], times: null, reason: 'No signal.' };
  const [preview] = (await lead.call(correctionsCalls.previewEntries, { body: entered })).body;
  expect([preview?.problem, preview?.in]).toEqual(['This employee does not exist.', null]);
  expect((await lead.refused(correctionsCalls.enter, { body: entered })).status).toBe(422);
  const foreign = await lead.refused(correctionsCalls.request, { body: request });
  const missing = await lead.refused(correctionsCalls.request, { body: { ...request, employee_id: 99_999_999 } });
  expect([foreign.status, foreign.body.message]).toEqual([missing.status, missing.body.message]);

  const own = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const before = (await own.call(correctionsCalls.request, { body: times('2026-03-07') })).body;
  const since = (await own.call(correctionsCalls.request, { body: times('2026-03-10') })).body;
  const { body } = await lead.call(correctionsCalls.list, { query: { view: 'waiting' } });
  expect(body.data.map(({ id }) => id)).toEqual([since.id]);
  const approved = { version: 1, decision: 'approved' } as const;
  expect((await lead.refused(correctionsCalls.decide, { body: { id: before.id, ...approved } })).status).toBe(404);
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(correctionsCalls.decide, { body: { id: before.id, ...approved } });
  const days = portal.db.selectFrom('attendance_day').select('client_id').where('employee_id', '=', worker.id);
  expect(await days.where('work_date', '=', '2026-03-07').execute()).toEqual([{ client_id: formerId }]);
});

it('leaves the overtime of days before a move to others than the leads of the new client', async () => {
  const { worker, lead } = await movedPerson();
  const before = await createOvertime(portal.db, worker, '2026-03-06');
  const since = await createOvertime(portal.db, worker, '2026-03-10');
  const { body } = await lead.call(overtimeCalls.list);
  expect([body.waiting, body.data.map(({ id }) => id)]).toEqual([1, [since.id]]);
  const decision = { requests: [{ id: before.id, version: before.version }], decision: 'approved' };
  expect((await lead.refused(overtimeCalls.decide, { body: decision })).status).toBe(404);
});
