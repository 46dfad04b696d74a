import type { Db } from '../http/context.ts';
import { addRows, type MarkedRow } from './activity-log.repository.ts';
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
  /** Many in one statement: for reads noted apart, and for filling the demo company. */
  writeAll(db: Db, notes: readonly AuditNote[]): Promise<void>;
  /** The line as it is to be stored, for whoever stores it. */
  lineOf(facts: AuditFacts, entry: AuditEntry): MarkedRow;
}

export function createAuditWriter(keys: AuditKeys): AuditWriter {
  const lineOf = (facts: AuditFacts, entry: AuditEntry) => {
    const row = auditRow(facts, entry);
    return { ...row, mark: keys.sign(contentText(row)) };
  };
  const writeAll = async (db: Db, notes: readonly AuditNote[]) => {
    if (notes.length > 0)
      await addRows(
        db,
        notes.map(({ facts, entry }) => lineOf(facts, entry)),
      );
  };
  return { lineOf, writeAll, write: (db, facts, entry) => writeAll(db, [{ facts, entry }]) };
}
