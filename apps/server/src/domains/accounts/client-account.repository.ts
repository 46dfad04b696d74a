import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { revokeAccountTokens } from './account-tokens.repository.ts';
import { makeMain, otherAccountOf } from './linked-accounts.repository.ts';

interface ClientAccountChange {
  readonly has_chosen_positions: boolean;
  readonly approval_enabled: boolean;
}

/** What a client decides about the account of one of its users. */
export async function changeClientAccount(db: Db, userId: number, change: ClientAccountChange): Promise<void> {
  await sql`
    update app_user set has_chosen_positions = ${change.has_chosen_positions}, approval_enabled = ${change.approval_enabled},
      version = version + 1, updated_at = now()
    where id = ${userId}`.execute(db);
}

/** Announced invitations, mailed or not yet, and the links that the user requested: whichever are more. */
export async function countLinksSince(db: Db, userId: number, since: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select greatest(
      (select count(*) from unnest(u.invited_at) i where i > ${since}::timestamptz),
      (select count(*) from account_token t where t.user_id = u.id and t.created_at > ${since}::timestamptz))::integer as count
    from app_user u where u.id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Only while nobody has set it up. Its address can be invited again. */
export async function removeInvitedAccount(db: Db, userId: number, at: string): Promise<void> {
  await revokeAccountTokens(db, userId, at);
  const other = await otherAccountOf(db, userId);
  if (other !== null) await makeMain(db, other);
  await sql`update app_user set deleted_at = ${at}, version = version + 1, updated_at = ${at} where id = ${userId}`.execute(
    db,
  );
}
