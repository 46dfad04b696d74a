import type { Pool } from 'pg';
import { mayStillActSql } from '../session/identity.repository.ts';
import { sessionIdleMinutes } from '../session/session-life.ts';

/** Which of these sessions are still valid, for whatever reason the others ended. */
export async function validSessions(
  pool: Pool,
  ids: readonly number[],
  now: Temporal.Instant,
): Promise<ReadonlySet<number>> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'valid-sessions',
    text: `select s.id from session s
      join app_user u on u.id = s.user_id and u.deleted_at is null and u.status = 'active'
      left join app_user real_user on real_user.id = s.impersonator_user_id
      where s.id = any($1::integer[]) and s.level = 'full' and s.ended_at is null and s.expires_at > $2
        and s.last_seen_at > $3 and coalesce(s.impersonation_ends_at > $2, true)
        and (s.impersonator_user_id is null or ${mayStillActSql})`,
    values: [ids, now.toString(), now.subtract({ minutes: sessionIdleMinutes }).toString()],
  });
  return new Set(rows.map(({ id }) => id));
}
