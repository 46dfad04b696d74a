import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createListener, type Listener } from '../../platform/notify/listener.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches, createWorker } from '../../testing/factories/attendance.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;
let listener: Listener;
const heard: string[] = [];
beforeAll(async () => {
  portal = await buildTestApp();
  listener = createListener({ connection: portal.connection, log: portal.services.log });
  listener.on('push', (payload) => {
    const { channels, event, data } = JSON.parse(payload);
    if (event !== 'needs.changed') return;
    heard.push(...channels.map((channel: string) => `${channel} ${JSON.stringify(data)}`));
  });
  await listener.start();
});
afterAll(async () => {
  await listener.close();
  await portal.close();
});
beforeEach(() => {
  heard.length = 0;
});

it('refreshes the pages of everybody who is asked or was asked, without any data', async () => {
  portal.clock.set('2026-03-12T02:00:00Z');
  const worker = await createWorker(portal.db);
  const { client_id } = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', worker.id)
    .executeTakeFirstOrThrow();
  const lead = await createEmployee(portal.db, { client_id });
  const team = await createTeam(portal.db, { client_id });
  await addToTeam(portal.db, team, lead, 'teamLead');
  await addToTeam(portal.db, team, worker);
  await createPunches(portal.db, worker, '2026-03-10', [['in', '2026-03-10T01:05:00Z']]);
  const [employee, approver] = [
    await portal.as({ roles: ['employee'], employeeId: worker.id }),
    await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id }),
  ];
  const hr = await portal.as({ roles: ['hr'] });
  const stranger = await portal.as({ roles: ['payroll'] });
  const body = { work_date: '2026-03-10', in: '2026-03-10T09:00', out: '2026-03-10T17:00', reason: 'No signal.' };
  const asked = (await employee.call(correctionsCalls.request, { body })).body;
  const channels = (...people: readonly { uuid: string }[]) =>
    people.map(({ uuid }) => `private-user.${uuid} {}`).toSorted();
  const heardBy = (...people: readonly { uuid: string }[]) => channels(...people).filter((one) => heard.includes(one));
  // The employee, because the day no longer waits to be fixed.
  await expect.poll(() => heardBy(employee, approver, hr)).toEqual(channels(employee, approver, hr));
  heard.length = 0;
  await hr.call(correctionsCalls.decide, { body: { ...asked, decision: 'approved', note: '' } });
  await expect.poll(() => heardBy(approver, hr)).toEqual(channels(approver, hr));
  expect(heardBy(stranger)).toEqual([]);
});
