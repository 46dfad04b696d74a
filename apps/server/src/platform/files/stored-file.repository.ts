import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { withoutRowSecurity } from '../row-security/without-row-security.ts';

export interface UploadedContent {
  readonly key: string;
  readonly userId: number;
  readonly bytes: number;
  readonly at: Temporal.Instant;
}

/** Stored but not referenced yet: without `claimFile` the sweep removes it. */
export async function noteUpload(db: Db, { key, userId, bytes, at }: UploadedContent): Promise<void> {
  const now = at.toString();
  await db
    .insertInto('stored_file')
    .values({ key, uploaded_by_user_id: userId, size_bytes: bytes, created_at: now, released_at: now })
    .execute();
}

/** In the transaction of the change that refers to it. */
export async function claimFile(db: Db, key: string): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ released_at: null })
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirstOrThrow();
}

/** In the transaction that removes the last reference, also of a file that somebody else uploaded. A later sweep removes the content. */
export async function releaseFile(db: Db, key: string, now: Temporal.Instant): Promise<void> {
  await withoutRowSecurity(db, () =>
    db.updateTable('stored_file').set({ released_at: now.toString() }).where('key', '=', key).execute(),
  );
}

/** In the transaction that takes `releaseFile` back, also of a file that somebody else uploaded. */
export async function reclaimFile(db: Db, key: string): Promise<void> {
  await withoutRowSecurity(db, () => claimFile(db, key));
}

export interface Quota {
  readonly bytes: number;
  readonly hours: number;
}

/**
 * Seconds until `bytes` more of this user fit into the quota; 0 if they fit now. Removed files count until the quota's
 * period ends.
 */
export async function secondsToRoom(
  db: Db,
  { userId, bytes, at }: Omit<UploadedContent, 'key'>,
  quota: Quota,
): Promise<number> {
  // The last of the uploads that have to leave the period first.
  const { rows } = await sql<{ wait: string }>`
    select extract(epoch from created_at - ${at.toString()}::timestamptz)::text as wait
    from (
      select created_at, sum(size_bytes) over (order by created_at desc, key) as since
      from stored_file
      where uploaded_by_user_id = ${userId}
        and created_at > ${at.toString()}::timestamptz - make_interval(hours => ${quota.hours})
    ) recent
    where since + ${bytes} > ${quota.bytes}
    order by created_at desc limit 1`.execute(db);
  const [last] = rows;
  return last ? Math.max(1, Math.ceil(Number(last.wait) + quota.hours * 3600)) : 0;
}

/** Which of these keys have no reference: never committed, or released before `until`. */
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
