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

/** Writes entries of the activity log in the caller's transaction, masked and marked as written by the portal. */
export interface AuditWriter {
  write(db: Db, facts: AuditFacts, entry: AuditEntry): Promise<void>;
  /** Writes many entries in a transaction of their own and seals them immediately. For reads. */
  writeAll(db: Db, notes: readonly AuditNote[]): Promise<void>;
  /** The entry as stored, if the caller stores it. */
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
