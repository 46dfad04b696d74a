import type { Db } from '../../database/db.ts';

/** Replaces an unconfirmed enrollment. False if two-factor sign-in is on already. */
export async function startEnrolment(db: Db, userId: number, sealedSecret: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set((row) => ({ two_factor_secret: sealedSecret, two_factor_last_step: null, version: row('version', '+', 1) }))
    .where('id', '=', userId)
    .where('two_factor_confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function confirmEnrolment(db: Db, userId: number, at: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set((row) => ({ two_factor_confirmed_at: at, version: row('version', '+', 1), updated_at: at }))
    .where('id', '=', userId)
    .execute();
}

export async function removeTwoFactor(db: Db, userId: number, at: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set((row) => ({
      two_factor_secret: null,
      two_factor_confirmed_at: null,
      two_factor_last_step: null,
      version: row('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
}

/** Uses up a time step and all before it. Of several concurrent requests exactly one gets true (reliability row 5). */
export async function spendStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ two_factor_last_step: step })
    .where('id', '=', userId)
    .where((row) => row.or([row('two_factor_last_step', 'is', null), row('two_factor_last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hasUnusedCode(db: Db, userId: number, codeHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_code')
    .select('id')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of several concurrent requests exactly one gets true. */
export async function spendRecoveryCode(db: Db, userId: number, codeHash: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(db: Db, userId: number, codeHashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_code')
    .values(codeHashes.map((codeHash) => ({ user_id: userId, code_hash: codeHash })))
    .execute();
}
