import type { Pool } from 'pg';
import { hashToken } from '../crypto/tokens.ts';
import type { Identified } from './identity.ts';
import { type RightsRow, rightsColumns, rightsFrom } from './rights.ts';
import { isSessionAlive } from './session-life.ts';

/** Whoever acts as somebody else may do so as long as the right is held, not only when it began (reliability row 30). */
export const mayStillActSql = `(s.impersonator_user_id is null or exists (
    select from user_role ur join role r on r.id = ur.role_id
    where ur.user_id = s.impersonator_user_id and 'can impersonate users' = any (r.permission_names)
    union all
    select from user_permission up join permission p on p.id = up.permission_id
    where up.user_id = s.impersonator_user_id and p.name = 'can impersonate users'))`;

/** Rights are read with the session, in one statement, so that a right taken away is gone at the next request. */
const columns = `
  s.id as session_id, s.user_id, s.level, s.last_seen_at, s.expires_at, s.ended_at, s.factor_at,
  s.impersonator_user_id, s.impersonation_ends_at, real_user.name as impersonator_name,
  case when real_user.deleted_at is null then real_user.status else 'disabled' end as impersonator_status,
  ${mayStillActSql} as may_still_act,
  u.uuid, u.name, u.email, u.status, u.employee_id, u.client_id,
  u.is_auto_password and s.password_change_put_off_at is null and s.impersonator_user_id is null as must_change_password,
${rightsColumns}`;

const joins = `
  join app_user u on u.id = s.user_id and u.deleted_at is null
  left join app_user real_user on real_user.id = s.impersonator_user_id`;

const byCookie = {
  name: 'identity-by-cookie',
  text: `select ${columns} from session s ${joins} where s.token_hash = $1`,
};

const byToken = {
  name: 'identity-by-token',
  text: `select ${columns}, t.expires_at as token_expires_at
    from access_token t join session s on s.id = t.session_id ${joins} where t.token_hash = $1`,
};

interface IdentityRow extends RightsRow {
  session_id: number;
  user_id: number;
  level: 'pending' | 'full';
  last_seen_at: string;
  expires_at: string;
  ended_at: string | null;
  factor_at: string | null;
  impersonator_user_id: number | null;
  impersonation_ends_at: string | null;
  impersonator_name: string | null;
  impersonator_status: string | null;
  may_still_act: boolean;
  uuid: string;
  name: string;
  email: string;
  status: string;
  employee_id: number | null;
  client_id: number | null;
  must_change_password: boolean;
  token_expires_at?: string;
}

export async function identifyByCookie(pool: Pool, token: string, now: Temporal.Instant): Promise<Identified> {
  const { rows } = await pool.query<IdentityRow>({ ...byCookie, values: [hashToken(token)] });
  return judge(rows[0], now);
}

export async function identifyByToken(pool: Pool, token: string, now: Temporal.Instant): Promise<Identified> {
  const { rows } = await pool.query<IdentityRow>({ ...byToken, values: [hashToken(token)] });
  const row = rows[0];
  if (row?.token_expires_at && Temporal.Instant.compare(now, Temporal.Instant.from(row.token_expires_at)) >= 0)
    return 'expired';
  return judge(row, now);
}

/** Background polling must not call this: only what a person does keeps a session alive (reliability row 3). */
export async function touchSession(pool: Pool, sessionId: number, now: Temporal.Instant): Promise<void> {
  await pool.query({
    name: 'touch-session',
    text: 'update session set last_seen_at = $2 where id = $1 and ended_at is null',
    values: [sessionId, now.toString()],
  });
}

function judge(row: IdentityRow | undefined, now: Temporal.Instant): Identified {
  if (!row) return 'unknown';
  const times = {
    lastSeenAt: Temporal.Instant.from(row.last_seen_at),
    expiresAt: Temporal.Instant.from(row.expires_at),
    endedAt: instantOrNull(row.ended_at),
    impersonationEndsAt: instantOrNull(row.impersonation_ends_at),
  };
  const isUsable = row.status === 'active' && (row.impersonator_status ?? 'active') === 'active' && row.may_still_act;
  if (!isUsable || !isSessionAlive(times, now)) return 'expired';
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    level: row.level,
    viewer: viewerFrom(row),
    factorAt: instantOrNull(row.factor_at),
    lastSeenAt: times.lastSeenAt,
    mustChangePassword: row.must_change_password,
  };
}

function viewerFrom(row: IdentityRow) {
  return {
    userId: row.user_id,
    uuid: row.uuid,
    name: row.name,
    email: row.email,
    ...rightsFrom(row),
    employeeId: row.employee_id,
    clientId: row.client_id,
    impersonator:
      row.impersonator_user_id === null
        ? null
        : { userId: row.impersonator_user_id, name: row.impersonator_name ?? 'Unknown' },
  };
}

function instantOrNull(text: string | null): Temporal.Instant | null {
  return text === null ? null : Temporal.Instant.from(text);
}
