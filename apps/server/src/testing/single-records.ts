import type { Db } from '../database/db.ts';
import { createUser } from './factories/accounts.ts';
import { createPolicy } from './factories/clients.ts';
import { createEmployee } from './factories/employees.ts';
import { createScheduleFeed } from './factories/swaps.ts';

/** Kinds of records that belong to nobody in particular: one of each is enough for the calls that read one. */
const kinds = {
  /** A leave policy that the client can have. */
  policy: async (db: Db) => (await createPolicy(db, 'leave')).id,
  /** The token of a calendar link. */
  feedToken: async (db: Db) => {
    const { id: employeeId } = await createEmployee(db);
    const { id: userId } = await createUser(db, { roles: ['employee'], columns: { employee_id: employeeId } });
    return createScheduleFeed(db, { userId, employeeId });
  },
};

export type SingleRecords = {
  readonly [Kind in keyof typeof kinds]: Awaited<ReturnType<(typeof kinds)[Kind]>>;
};

export async function createSingleRecords(db: Db): Promise<SingleRecords> {
  const created: [string, number | string][] = [];
  for (const [kind, create] of Object.entries(kinds)) created.push([kind, await create(db)]);
  return Object.fromEntries(created) as SingleRecords;
}
