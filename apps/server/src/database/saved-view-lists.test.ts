import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listNames } from '@muster/contract/list-names.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../testing/factories/accounts.ts';
import { type OpenScratch, openScratch } from '../testing/open-scratch.ts';
import { migrationsFolder } from './migration-files.ts';

let scratch: OpenScratch;
beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

/** The screens whose lists could have saved views before the migration. */
const screens = [
  ...['accountManagementView', 'activityLogs', 'clientNotifications', 'clients', 'currencies', 'employeeAttendance'],
  ...['employeeAttendanceOld', 'employees', 'imports', 'notifications', 'offices', 'outbox', 'scheduleToday', 'shifts'],
  ...['teams', 'timesheets'],
];

it('moves every saved view from its screen to the list of the screen, with its content', async () => {
  const user = await createUser(scratch.db, { roles: ['hr'] });
  const migration = await readFile(join(migrationsFolder, '0120-accounts-saved-view-lists.sql'), 'utf8');
  await scratch.pool.query(`alter table saved_view rename column list to screen;
    alter table saved_view rename constraint saved_view_list_check to saved_view_screen_check`);
  await scratch.pool.query(
    `insert into saved_view (user_id, screen, name, query, hidden_columns, is_default)
     select $1, screen, 'Of ' || screen, 'q=night', '{name}', true from unnest($2::text[]) screen`,
    [user.id, screens],
  );
  await scratch.pool.query(migration);
  const views = await scratch.db.selectFrom('saved_view').selectAll().orderBy('id').execute();
  expect(views.map(({ name }) => name)).toEqual(screens.map((screen) => `Of ${screen}`));
  for (const view of views) {
    expect(listNames).toContain(view.list);
    expect(view).toMatchObject({ query: 'q=night', hidden_columns: ['name'], is_default: true });
  }
  expect(new Set(views.map(({ list }) => list)).size).toBe(screens.length);
});
