import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface ThrottleRequest {
  /** What is counted, such as `login:account:12`. */
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly now: Temporal.Instant;
}

/**
 * Counts an attempt, unless `limit` attempts were made in the last `windowSeconds`. Returns 0 if it is allowed,
 * otherwise the seconds until the next one is. Pass a separate connection: a count must survive the rollback of what it
 * counts.
 */
export async function throttle(db: Db, { key, limit, windowSeconds, now }: ThrottleRequest): Promise<number> {
  const at = now.toString();
  // The window slides, so two bursts around a full minute count together. A refused attempt is not stored, so the wait
  // ends.
  const recent = sql`array(select hit from unnest(stored.hits) hit
    where hit > ${at}::timestamptz - make_interval(secs => ${windowSeconds}) order by hit)`;
  const { rows } = await sql<{ count: number; wait: string | null }>`
    insert into throttle_window as stored (key, window_start, count, hits)
    values (${key}, ${at}::timestamptz, 1, array[${at}::timestamptz])
    on conflict (key) do update set
      window_start = excluded.window_start,
      count = cardinality(${recent}) + 1,
      hits = ${recent} || case when cardinality(${recent}) < ${limit} then excluded.hits else '{}' end
    returning count, extract(epoch from hits[1] - ${at}::timestamptz)::text as wait`.execute(db);
  const row = rows[0];
  if (!row || row.count <= limit) return 0;
  return Math.max(1, Math.ceil(Number(row.wait) + windowSeconds));
}

/** Undoes the latest count, because the attempt succeeded. */
export async function takeBackTry(db: Db, key: string): Promise<void> {
  await sql`update throttle_window set count = greatest(count - 1, 0), hits = hits[:cardinality(hits) - 1]
    where key = ${key}`.execute(db);
}
