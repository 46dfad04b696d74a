import type { Db } from '../../database/db.ts';

/** True if this browser signed in to the account before. */
export async function isKnownDevice(db: Db, emailKey: string, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_device as d')
    .innerJoin('app_user as u', 'u.id', 'd.user_id')
    .select('d.user_id')
    .where('u.email_key', '=', emailKey)
    .where('u.deleted_at', 'is', null)
    .where('d.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** True if the portal issued this token, to any user: several people may share a browser. */
export async function isIssuedDevice(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberDevice(db: Db, userId: number, tokenHash: string, at: string): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ user_id: userId, token_hash: tokenHash, created_at: at, last_seen_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ last_seen_at: at }))
    .execute();
}

export async function forgetDevices(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute();
}
