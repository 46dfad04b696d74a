import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Another invitation is announced; those before `since` no longer matter. */
export async function addInvitation(
  db: Db,
  userId: number,
  { at, since }: { readonly at: string; readonly since: string },
): Promise<void> {
  await sql`update app_user set invited_at = array(select i from unnest(invited_at) i where i > ${since}::timestamptz) || ${at}::timestamptz
    where id = ${userId}`.execute(db);
}

/** `employment`: the end or a suspension of it. */
export type DisabledBy = 'admin' | 'employment';

/**
 * Keeps the status before, for the way back, and who disabled the account. An admin also takes over an account that the employment disabled; false
 * if nothing changed.
 */
export async function disable(db: Db, userId: number, change: { readonly by: DisabledBy; readonly at: string }) {
  const { numAffectedRows } = await sql`
    update app_user set disabled_from = case status when 'disabled' then disabled_from else status end, status = 'disabled',
      disabled_by = ${change.by}, version = version + 1, updated_at = ${change.at}
    where id = ${userId} and (status <> 'disabled' or (${change.by} = 'admin' and disabled_by = 'employment'))`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/**
 * Gives back the status before; nothing for an account that was disabled before, or is not disabled. The employment gives back only what it took,
 * an admin everything.
 */
export async function enable(
  db: Db,
  userId: number,
  change: { readonly by: DisabledBy; readonly at: string },
): Promise<EnabledStatus | undefined> {
  const { rows } = await sql<{ status: EnabledStatus }>`
    update app_user set status = disabled_from, disabled_from = null, disabled_by = null, version = version + 1, updated_at = ${change.at}
    where id = ${userId} and disabled_from is not null and (${change.by} = 'admin' or disabled_by = 'employment')
    returning status`.execute(db);
  return rows[0]?.status;
}

type EnabledStatus = 'active' | 'invited';
