import { comingUpCalls } from '@muster/contract/domains/home/coming-up.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-10T02:00:00Z');
});
afterAll(() => portal.close());

const linesOf = async (user: Persona) =>
  (await user.call(comingUpCalls.list)).body.map(({ day, kind, people }) => [
    day,
    kind,
    people.map(({ name }) => name),
  ]);

/** A starter in the led team, and another who starts later than in 14 days; at another client a starter and a holiday. */
async function company() {
  const [own, foreign] = [await createClient(portal.db), await createClient(portal.db)];
  const on = (client: { id: number }, name: string, start_date: string) =>
    createEmployee(portal.db, { client_id: client.id, name, start_date, orientation_date: start_date });
  const lead = await on(own, 'Lea Lead', '2025-01-06');
  const starter = await on(own, 'Ana Starter', '2026-03-16');
  const later = await on(own, 'Ben Later', '2026-03-25');
  const stranger = await on(foreign, 'Carl Stranger', '2026-03-11');
  const team = await createTeam(portal.db, { client_id: own.id });
  await addToTeam(portal.db, team, lead, 'teamLead');
  for (const member of [starter, later]) await addToTeam(portal.db, team, member);
  const mark = { employee_id: starter.id, work_date: '2026-03-20', kind: 'holiday', note: 'City day' };
  await portal.db.insertInto('schedule_mark').values(mark).execute();
  const abroad = { employee_id: starter.id, work_date: '2026-03-19', kind: 'client_holiday', note: 'Day abroad' };
  const evening = { ...mark, kind: 'local_holiday', note: 'Evening', parts: '{[1080,1440)}' };
  await portal.db.insertInto('schedule_mark').values([abroad, evening]).execute();
  return { own, lead, stranger };
}

it('shows HR, a lead and an account manager the next 14 days within their reach, and clients nothing', async () => {
  const { own, lead } = await company();
  const ownLines = [
    ['2026-03-16', 'starter', ['Ana Starter']],
    ['2026-03-19', 'holiday', ['Ana Starter']],
    ['2026-03-20', 'holiday', ['Ana Starter']],
  ];
  const hr = await portal.as({ roles: ['hr'], permissions: ['can view all employees'] });
  expect(await linesOf(hr)).toEqual([['2026-03-11', 'starter', ['Carl Stranger']], ...ownLines]);
  const user = await portal.as({
    roles: ['team lead', 'employee'],
    employeeId: lead.id,
    permissions: ['can read employees'],
  });
  expect(await linesOf(user)).toEqual(ownLines);
  const manager = await portal.as({ roles: ['account manager'], permissions: ['can view all employees'] });
  expect(await linesOf(manager)).toEqual([]);
  const looksAfter = { client_id: own.id, user_id: manager.userId };
  await portal.db.insertInto('client_account_manager').values(looksAfter).execute();
  expect(await linesOf(manager)).toEqual(ownLines);
  const client = await portal.as({ roles: ['client-admin'], clientId: own.id, permissions: ['can read employees'] });
  expect(await linesOf(client)).toEqual([]);
});

it('shows a planned last day, and nobody who was deleted', async () => {
  const { stranger } = await company();
  const type = await portal.db
    .selectFrom('status_type')
    .selectAll()
    .where('status_group', '=', 'resignation')
    .executeTakeFirstOrThrow();
  const ending = {
    employee_id: stranger.id,
    last_day: '2026-03-24',
    status_type_id: type.id,
    status_group: 'resignation' as const,
    reason: 'Moves away.',
    clearance_status: 'Pending' as const,
    rehire: true,
    effective_at: '2026-03-25T00:00:00Z',
    actor_user_id: 1,
    actor_name: 'HR',
  };
  await portal.db.insertInto('employee_planned_ending').values(ending).execute();
  const hr = await portal.as({ roles: ['hr'], permissions: ['can view all employees'] });
  expect(await linesOf(hr)).toContainEqual(['2026-03-24', 'leaver', ['Carl Stranger']]);
  const deleted = { deleted_at: '2026-03-10T03:00:00Z' };
  await portal.db.updateTable('employee').set(deleted).where('id', '=', stranger.id).execute();
  expect(await linesOf(hr)).not.toContainEqual(['2026-03-24', 'leaver', ['Carl Stranger']]);
});

it('is not for employees', async () => {
  const user = await portal.as({ roles: ['employee'] });
  expect((await user.refused(comingUpCalls.list)).status).toBe(403);
});
