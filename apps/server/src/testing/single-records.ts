import type { Db } from '../database/db.ts';
import { createPolicy } from './factories/clients.ts';

/** Kinds of records that belong to nobody in particular: one of each is enough for the calls that read one. */
const kinds = {
  /** A leave policy that the client can have. */
  policy: async (db: Db) => (await createPolicy(db, 'leave')).id,
};

export type SingleRecords = Readonly<Record<keyof typeof kinds, number>>;

export async function createSingleRecords(db: Db): Promise<SingleRecords> {
  const created: [string, number][] = [];
  for (const [kind, create] of Object.entries(kinds)) created.push([kind, await create(db)]);
  return Object.fromEntries(created) as SingleRecords;
}
