import { hourCycleOf, type Viewer } from '@muster/contract';
import type { Pool } from 'pg';
import { hashToken } from '../crypto/tokens.ts';
import type { Identified } from './identity.ts';
import { ownRecordsColumn } from './own-records.ts';
import { type RightsRow, rightsColumns, rightsOf } from './rights.ts';
import { isSessionAlive } from './session-life.ts';

/**
 * Of `real_user`: impersonation requires a working account and the right at each request, not only when it began
 * (reliability row 30).
 */
export const mayStillActSql = `(real_user.status = 'active' and real_user.deleted_at is null and exists (
    select from user_role ur join role r on r.id = ur.role_id
    where ur.user_id = real_user.id and 'can impersonate users' = any (r.permission_names)
    union all
    select from user_permission up join permission p on p.id = up.permission_id
    where up.user_id = real_user.id and p.name = 'can impersonate users'))`;

/** Rights are read with the session, in one statement, so that a revoked right is gone at the next request. */
const columns = `
  s.id as session_id, s.user_id, s.level, s.last_seen_at, s.expires_at, s.ended_at, s.factor_at,
  s.impersonator_user_id, s.impersonation_ends_at,
  u.uuid, u.name, u.email, u.hour_cycle, u.status, u.employee_id, u.client_id,
  case when u.main_user_id is null then u.is_auto_password
    else (select m.is_auto_password from app_user m where m.id = u.main_user_id) end
    and s.password_change_put_off_at is null and s.impersonator_user_id is null as must_change_password,
${rightsColumns}, ${ownRecordsColumn}`;

const joins = `
  join app_user u on u.id = s.user_id and u.deleted_at is null`;

const byCookie = {
  name: 'identity-by-cookie',
  text: `select ${columns} from session s ${joins} where s.token_hash = $1`,
};

const byToken = {
  name: 'identity-by-token',
  text: `select ${columns}, t.expires_at as token_expires_at
    from access_token t join session s on s.id = t.session_id ${joins} where t.token_hash = $1`,
};

// Separate, because few sessions have one: every further table in the main statement would slow down each request.
const impersonatorById = {
  name: 'identity-impersonator',
  text: `select name, ${mayStillActSql} as may_still_act from app_user real_user where id = $1`,
};

interface ImpersonatorRow {
  name: string;
  may_still_act: boolean;
}

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
  uuid: string;
  name: string;
  email: string;
  hour_cycle: number;
  status: string;
  employee_id: number | null;
  own_records: number[];
  client_id: number | null;
  must_change_password: boolean;
  token_expires_at?: string;
}

export async function identifyByCookie(pool: Pool, token: string, now: Temporal.Instant): Promise<Identified> {
  const { rows } = await pool.query<IdentityRow>({ ...byCookie, values: [hashToken(token)] });
  return check(pool, rows[0], now);
}

export async function identifyByToken(pool: Pool, token: string, now: Temporal.Instant): Promise<Identified> {
  const { rows } = await pool.query<IdentityRow>({ ...byToken, values: [hashToken(token)] });
  const row = rows[0];
  if (row?.token_expires_at && Temporal.Instant.compare(now, Temporal.Instant.from(row.token_expires_at)) >= 0)
    return 'expired';
  return check(pool, row, now);
}

/** Background polling must not call this: only actions of the user keep a session alive (reliability row 3). */
export async function touchSession(pool: Pool, sessionId: number, now: Temporal.Instant): Promise<void> {
  await pool.query({
    name: 'touch-session',
    text: 'update session set last_seen_at = $2 where id = $1 and ended_at is null',
    values: [sessionId, now.toString()],
  });
}

/** For good: a refused session must not live again when a clock is put back, or a right or an account comes back. */
async function endExpired(pool: Pool, sessionId: number, now: Temporal.Instant): Promise<void> {
  await pool.query({
    name: 'end-expired-session',
    text: "update session set ended_at = $2, ended_reason = 'expired' where id = $1 and ended_at is null",
    values: [sessionId, now.toString()],
  });
}

async function check(pool: Pool, row: IdentityRow | undefined, now: Temporal.Instant): Promise<Identified> {
  if (!row) return 'unknown';
  const impersonator = await impersonatorOf(pool, row);
  const times = {
    lastSeenAt: Temporal.Instant.from(row.last_seen_at),
    expiresAt: Temporal.Instant.from(row.expires_at),
    endedAt: instantOrNull(row.ended_at),
    impersonationEndsAt: instantOrNull(row.impersonation_ends_at),
  };
  if (row.status !== 'active' || impersonator === 'barred' || !isSessionAlive(times, now)) {
    if (times.endedAt === null) await endExpired(pool, row.session_id, now);
    return 'expired';
  }
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    level: row.level,
    viewer: { ...viewerFrom(row), impersonator },
    factorAt: instantOrNull(row.factor_at),
    lastSeenAt: times.lastSeenAt,
    mustChangePassword: row.must_change_password,
    hourCycle: hourCycleOf(row.hour_cycle),
  };
}

function viewerFrom(row: IdentityRow) {
  return {
    userId: row.user_id,
    uuid: row.uuid,
    name: row.name,
    email: row.email,
    ...rightsOf(row),
    employeeId: row.employee_id,
    ownRecords: row.own_records,
    clientId: row.client_id,
  };
}

async function impersonatorOf(
  pool: Pool,
  { impersonator_user_id: userId }: IdentityRow,
): Promise<Viewer['impersonator'] | 'barred'> {
  if (userId === null) return null;
  const { rows } = await pool.query<ImpersonatorRow>({ ...impersonatorById, values: [userId] });
  return rows[0]?.may_still_act ? { userId, name: rows[0].name } : 'barred';
}

function instantOrNull(text: string | null): Temporal.Instant | null {
  return text === null ? null : Temporal.Instant.from(text);
}
