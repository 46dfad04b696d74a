import type { Db } from '../../database/db.ts';
import { addRows, addSealedRows, type MarkedRow, sealHeadAndIds, takeSealing } from './activity-log.repository.ts';
import type { AuditKeys } from './audit-keys.ts';
import { sealRows } from './chain.ts';

/**
 * Writes rows that belong to no change, sealed at once: to seal them later would be to write each a second time. While
 * another process is sealing they are left to the sealer. Opens a transaction of its own.
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
