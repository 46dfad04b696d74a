import type { Db } from '../../database/db.ts';
import { addRows, addSealedRows, type MarkedRow, sealHeadAndIds, takeSealing } from './activity-log.repository.ts';
import type { AuditKeys } from './audit-keys.ts';
import { sealRows } from './chain.ts';

/**
 * Writes rows that belong to no change and seals them immediately, because sealing them later would write each row
 * twice. If another process is sealing, the sealer seals them. Opens its own transaction.
 */
export async function addSealed(db: Db, keys: AuditKeys, rows: readonly MarkedRow[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await takeSealing(transaction))) return addRows(transaction, rows);
    const { ids, ...head } = await sealHeadAndIds(transaction, rows.length);
    const numbered = ids.flatMap((id, index) => {
      const row = rows[index];
      return row ? [{ ...row, id }] : [];
    });
    const seals = sealRows(keys, head, numbered);
    const sealed = seals.flatMap((seal, index) => {
      const row = numbered[index];
      return row ? [{ ...row, ...seal }] : [];
    });
    const last = seals.at(-1);
    if (last) await addSealedRows(transaction, sealed, last);
  });
}
