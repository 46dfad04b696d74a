import type { Db } from '../../database/db.ts';
import { addRows, type MarkedRow } from './activity-log.repository.ts';
import { addSealed } from './add-sealed.ts';
import type { AuditEntry } from './audit-entry.ts';
import type { AuditFacts } from './audit-facts.ts';
import type { AuditKeys } from './audit-keys.ts';
import { auditRow, contentText } from './audit-row.ts';

export interface AuditNote {
  readonly facts: AuditFacts;
  readonly entry: AuditEntry;
}

/** Writes lines of the activity log in the caller's transaction, masked and marked as the portal's own. */
export interface AuditWriter {
  write(db: Db, facts: AuditFacts, entry: AuditEntry): Promise<void>;
  /** Many at once in a transaction of its own, part of the chain from the first: for reads noted apart. */
  writeAll(db: Db, notes: readonly AuditNote[]): Promise<void>;
  /** The entry as it is stored, for the caller to store. */
  lineOf(facts: AuditFacts, entry: AuditEntry): MarkedRow;
}

export function createAuditWriter(keys: AuditKeys): AuditWriter {
  const lineOf = (facts: AuditFacts, entry: AuditEntry) => {
    const row = auditRow(facts, entry);
    return { ...row, mark: keys.sign(contentText(row)) };
  };
  const writeAll = async (db: Db, notes: readonly AuditNote[]) => {
    const rows = notes.map(({ facts, entry }) => lineOf(facts, entry));
    if (rows.length > 0) await addSealed(db, keys, rows);
  };
  return { lineOf, writeAll, write: (db, facts, entry) => addRows(db, [lineOf(facts, entry)]) };
}
