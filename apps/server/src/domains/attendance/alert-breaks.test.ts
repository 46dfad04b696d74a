import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { teamRoleIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { latestVersion } from '../../testing/factories/shifts.ts';
import { createTeam } from '../../testing/factories/teams.ts';
import { punchAt, selfOf } from '../../testing/self-of.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** Works from 9:00 to 17:00 in Manila with a meal of an hour at 13:00. */
async function worker(clientId: number) {
  portal.clock.set('2026-03-02T00:00:00Z');
  const who = await createWorker(portal.db, { employee: { client_id: clientId } });
  await portal.db
    .insertInto('shift_break')
    .values({
      shift_version_id: await latestVersion(portal.db, who.shiftId),
      shift_break_type_id: 1,
      starts_after_minutes: 240,
      minutes: 60,
      is_paid: false,
      position: 1,
    })
    .execute();
  return who;
}

type Worker = Awaited<ReturnType<typeof worker>>;

const self = (who: Worker) => selfOf(portal, who);
const clock = (who: Worker, at: string, kind: PunchKind) => punchAt(portal, who, at, kind);

async function alertsAt(at: string, who: Worker) {
  portal.clock.set(at);
  const user = await self(who);
  await portal.settle();
  const { body } = await user.call(notificationsCalls.list);
  return body.data.filter(({ title }) => title.startsWith('A break')).map(({ text }) => text);
}

it('alerts the employee and the lead about a break that is too long, once', async () => {
  const client = await createClient(portal.db);
  const [member, lead] = [await worker(client.id), await worker(client.id)];
  const team = await createTeam(portal.db, { client_id: client.id });
  await portal.db
    .insertInto('team_member')
    .values([
      { team_id: team.id, employee_id: member.id, team_role_id: teamRoleIds.member },
      { team_id: team.id, employee_id: lead.id, team_role_id: teamRoleIds.teamLead },
    ])
    .execute();
  await clock(member, '2026-03-02T01:00:00Z', 'in');
  await clock(member, '2026-03-02T05:00:00Z', 'break_start');
  expect(await alertsAt('2026-03-02T06:04:00Z', member)).toEqual([]);
  portal.clock.set('2026-03-02T06:05:00Z');
  const leadUser = await self(lead);
  const text = 'Your break has lasted 65 min, and the shift has 60 min. End it when you are back.';
  expect(await alertsAt('2026-03-02T06:05:00Z', member)).toEqual([text]);
  const { body } = await leadUser.call(notificationsCalls.list);
  expect(body.data.map((one) => one.text)).toEqual(['65 min so far, 60 min planned']);
  await portal.settle();
  const sent = portal.db.selectFrom('attendance_break_alert').select('kind').where('employee_id', '=', member.id);
  expect(await sent.execute()).toEqual([{ kind: 'overrun' }]);
});

it('alerts about a break that was not taken, and about none after one', async () => {
  const client = await createClient(portal.db);
  const [without, withBreak] = [await worker(client.id), await worker(client.id)];
  await clock(without, '2026-03-02T01:00:00Z', 'in');
  await clock(withBreak, '2026-03-02T01:00:00Z', 'in');
  await clock(withBreak, '2026-03-02T05:00:00Z', 'break_start');
  await clock(withBreak, '2026-03-02T05:50:00Z', 'break_end');
  expect(await alertsAt('2026-03-02T06:59:00Z', without)).toEqual([]);
  expect(await alertsAt('2026-03-02T07:00:00Z', without)).toEqual([
    'Your shift has a break of 60 min that you have not clocked. Take it, or ask your lead.',
  ]);
  expect(await alertsAt('2026-03-02T07:00:00Z', withBreak)).toEqual([]);
});
