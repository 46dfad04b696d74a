import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface StoredFeed {
  readonly created_at: string;
  readonly client: Named | null;
  readonly team: Named | null;
}

export async function leaveFeedOf(db: Db, userId: number): Promise<StoredFeed | undefined> {
  const { rows } = await sql<StoredFeed>`
    select f.created_at, case when c.id is not null then json_build_object('id', c.id, 'name', c.legal_business_name) end as client,
      case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as team
    from leave_feed f left join client c on c.id = f.client_id left join team t on t.id = f.team_id
    where f.user_id = ${userId}`.execute(db);
  return rows[0];
}

interface NewFeed {
  readonly userId: number;
  readonly tokenHash: string;
  readonly clientId: number | null;
  readonly teamId: number | null;
  readonly at: string;
}

/** Replaces the user's earlier link. */
export async function storeLeaveFeed(db: Db, { userId, tokenHash, clientId, teamId, at }: NewFeed): Promise<void> {
  await sql`
    insert into leave_feed (user_id, token_hash, client_id, team_id, created_at)
    values (${userId}, ${tokenHash}, ${clientId}, ${teamId}, ${at}::timestamptz)
    on conflict (user_id) do update set token_hash = excluded.token_hash, client_id = excluded.client_id,
      team_id = excluded.team_id, created_at = excluded.created_at`.execute(db);
}

/** False if there was none. */
export async function deleteLeaveFeed(db: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('leave_feed').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

interface FeedOfToken {
  readonly user_id: number;
  readonly client_id: number | null;
  readonly team_id: number | null;
}

export async function leaveFeedByToken(db: Db, tokenHash: string): Promise<FeedOfToken | undefined> {
  return await db
    .selectFrom('leave_feed')
    .select(['user_id', 'client_id', 'team_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}
