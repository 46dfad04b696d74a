import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { ConfigProblem } from '../config/config-problem.ts';
import { type KeyCheck, missingChecks, whyWrongKeys } from '../crypto/key-check.ts';
import { type AppKeys, createKeyRing } from '../crypto/key-ring.ts';
import { sealedRows, sealHead } from './activity-log.repository.ts';
import { createAuditKeys } from './audit-keys.ts';
import { contentText } from './audit-row.ts';

/**
 * Before anything writes: refuses an APP_KEY that is not the one of the database, whose values it would mix with unreadable ones.
 * Scope `system`. @throws ConfigProblem
 */
export async function refuseWrongKeys(db: Db, keys: AppKeys): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('public.key_check') is not null as exists`.execute(
    db,
  );
  if (!rows[0]?.exists) return;
  const reason = whyWrongKeys(keys, await storedChecks(db));
  if (reason !== undefined) throw new ConfigProblem('APP_KEY', reason);
}

/** After the migrations: keeps the constants of new versions. A database of an earlier release has none yet. */
export async function keepKeyChecks(db: Db, keys: AppKeys): Promise<void> {
  const stored = await storedChecks(db);
  const missing = missingChecks(keys, stored);
  if (missing.length === 0) return;
  if (stored.length === 0) await refuseKeysOfOtherLog(db, keys);
  await db
    .insertInto('key_check')
    .values([...missing])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have kept those of another key at the same moment.
  await refuseWrongKeys(db, keys);
}

/** Of a database without data: any key may become its key. */
export async function forgetKeyChecks(db: Db): Promise<void> {
  await db.deleteFrom('key_check').execute();
}

async function storedChecks(db: Db): Promise<KeyCheck[]> {
  return db.selectFrom('key_check').select(['version', 'sealed']).orderBy('version').execute();
}

/** The log shows with which key an earlier release worked. Both rows, because one may have been tampered with. */
async function refuseKeysOfOtherLog(db: Db, keys: AppKeys): Promise<void> {
  const { sequence } = await sealHead(db);
  const rows = [...(await sealedRows(db, 0, 1)), ...(await sealedRows(db, sequence - 1, 1))];
  const auditKeys = createAuditKeys(createKeyRing(keys).audit);
  const isOwn = rows.some((row) => row.mark !== null && auditKeys.isSigned(contentText(row), row.mark));
  if (rows.length === 0 || isOwn) return;
  throw new ConfigProblem(
    'APP_KEY',
    'APP_KEY is not the key of this database: set the key that its data are sealed with, or put app.key back from a backup.',
  );
}
