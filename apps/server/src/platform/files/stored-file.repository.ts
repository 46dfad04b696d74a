import type { Db } from '../http/context.ts';

/** In the transaction of the change that refers to it: without this row the sweep takes the content away. */
export async function claimFile(db: Db, key: string): Promise<void> {
  await db.insertInto('stored_file').values({ key }).execute();
}

/** In the transaction that removes the last reference. The content goes with a later sweep. */
export async function releaseFile(db: Db, key: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('stored_file').set({ released_at: now.toString() }).where('key', '=', key).execute();
}

/** Which of these keys nothing refers to: never committed, or let go of before `until`. */
export async function forgottenKeys(db: Db, keys: readonly string[], until: Temporal.Instant): Promise<string[]> {
  const kept = await db
    .selectFrom('stored_file')
    .select('key')
    .where('key', 'in', [...keys])
    .where((where) => where.or([where('released_at', 'is', null), where('released_at', '>', until.toString())]))
    .execute();
  const known = new Set(kept.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}

export async function forgetReleased(db: Db, until: Temporal.Instant): Promise<void> {
  await db.deleteFrom('stored_file').where('released_at', '<=', until.toString()).execute();
}
