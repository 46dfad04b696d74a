import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../database/db.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import type { ApproverSearch } from './approver.repository.ts';
import { ownApprovers, withLikelyApprovers } from './likely-approvers.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const search = (role: string): ApproverSearch => ({
  ...{ sources: new Set(), users: [], roles: [role], employees: [], clients: [] },
  withRights: true,
});

/** A transaction of a name that asks approvers of a role, while somebody gets that role in between. */
async function asked(name: string, role: 'hr' | 'payroll') {
  return portal.services.databases.staff.transaction().execute(async (db: Db) => {
    const [rows] = await withLikelyApprovers(db, name, [sql<{ one: number }>`select 1 as one`]);
    const late = await createUser(portal.db, { roles: [role] });
    const found = await ownApprovers(db, search(role));
    return { one: rows?.[0]?.one, isFoundLate: found.some(({ user_id }) => user_id === late.id), found };
  });
}

it('uses what the search of the last time found, and asks again for another one', async () => {
  const first = await asked('desk', 'hr');
  expect(first).toMatchObject({ one: 1, isFoundLate: true });
  const second = await asked('desk', 'hr');
  expect(second).toMatchObject({ one: 1, isFoundLate: false });
  expect(second.found).toEqual(first.found);
  expect((await asked('desk', 'payroll')).isFoundLate).toBe(true);
  expect((await asked('desk', 'payroll')).isFoundLate).toBe(false);
  expect((await asked('chair', 'hr')).isFoundLate).toBe(true);
});

it('does not remember who approves for one person or client', async () => {
  const of = (employees: number[]) =>
    portal.services.databases.staff.transaction().execute(async (db: Db) => {
      await withLikelyApprovers(db, 'lamp', [sql`select 1`]);
      const late = await createUser(portal.db, { roles: ['hr'] });
      const found = await ownApprovers(db, { ...search('hr'), employees });
      return found.some(({ user_id }) => user_id === late.id);
    });
  expect([await of([1]), await of([1]), await of([]), await of([])]).toEqual([true, true, true, false]);
});
