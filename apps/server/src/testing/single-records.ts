import type { Db } from '../database/db.ts';
import { createUser } from './factories/accounts.ts';
import { createPolicy } from './factories/clients.ts';
import { createEmployee } from './factories/employees.ts';
import { createScheduleFeed } from './factories/swaps.ts';

/** Records that belong to nobody in particular: one of each is enough for the calls that read one. */
export interface SingleRecords {
  /** A leave policy that the client can have. */
  readonly policy: number;
  /** The token of a calendar link. */
  readonly feedToken: string;
}

export async function createSingleRecords(db: Db): Promise<SingleRecords> {
  const { id: policy } = await createPolicy(db, 'leave');
  const { id: employee_id } = await createEmployee(db);
  const { id: userId } = await createUser(db, { roles: ['employee'], columns: { employee_id } });
  return { policy, feedToken: await createScheduleFeed(db, { userId, employeeId: employee_id }) };
}
