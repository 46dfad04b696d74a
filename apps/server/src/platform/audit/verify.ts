import type { Db } from '../../database/db.ts';
import { countUnsealed, type SealedAuditRow, type SealHead, sealedRows, sealHead } from './activity-log.repository.ts';
import { type AuditKeys, keyVersion } from './audit-keys.ts';
import { contentText } from './audit-row.ts';
import { sealedText } from './chain.ts';
import { readOutsideHead } from './external-head.ts';

interface AuditFinding {
  /** Place in the chain, counted from 1. */
  readonly sequence: number;
  /** Id of the row, where there is one. */
  readonly rowId: number | null;
  readonly what: string;
}

export interface AuditReport {
  readonly isIntact: boolean;
  readonly verified: number;
  /** Written within the last moment and not yet sealed. */
  readonly unsealed: number;
  /** The first findings. One tampered row causes one finding; the rows after it are checked separately. */
  readonly findings: readonly AuditFinding[];
}

export interface VerifyOptions {
  /** Scope `system`. */
  readonly db: Db;
  readonly keys: AuditKeys;
  /** The head kept outside the database, if this machine has one. */
  readonly headFile: string;
}

const rowsAtOnce = 4000;
const mostFindings = 50;

/** Walks the chain from its beginning in portions and reports where it was tampered with (reliability row 31). */
export async function verifyAuditLog({ db, keys, headFile }: VerifyOptions): Promise<AuditReport> {
  const outside = await readOutsideHead(headFile, keys);
  // Read before the walk: rows that are sealed during the walk come after it.
  const head = await sealHead(db);
  const unsealed = await countUnsealed(db);
  const findings: AuditFinding[] = [];
  const report = (finding: AuditFinding) => findings.length < mostFindings && findings.push(finding);

  let last: SealHead = { sequence: 0, seal: '' };
  let verified = 0;
  for (;;) {
    const rows = await sealedRows(db, last.sequence, rowsAtOnce);
    for (const row of rows) {
      for (const what of rowFindings(keys, last, row)) report({ sequence: row.sequence, rowId: row.id, what });
      if (outside !== null && outside !== 'forged' && outside.sequence === row.sequence && outside.seal !== row.seal) {
        report({
          sequence: row.sequence,
          rowId: row.id,
          what: 'Its seal differs from the one kept outside the database.',
        });
      }
      last = row;
    }
    verified += rows.length;
    if (rows.length < rowsAtOnce) break;
  }
  for (const what of endFindings(last, head, outside)) report({ sequence: last.sequence + 1, rowId: null, what });
  return { isIntact: findings.length === 0, verified, unsealed, findings };
}

function rowFindings(keys: AuditKeys, last: SealHead, row: SealedAuditRow): string[] {
  const texts: string[] = [];
  if (row.sequence !== last.sequence + 1) {
    const missing = row.sequence - last.sequence - 1;
    texts.push(
      `Before it ${missing} row${missing === 1 ? ' is' : 's are'} missing: deleted, or never part of this chain.`,
    );
  }
  // After a gap the previous seal is unknown, so this row cannot be checked.
  else if (!keys.isSigned(sealedText(last.seal, row.sequence, row), row.seal)) {
    texts.push('The row does not match its seal: it was changed, moved or inserted later.');
  } else if (keyVersion(row.seal) < keyVersion(last.seal)) {
    texts.push('It is sealed with an older key than the row before it.');
  }
  if (row.mark === null || !keys.isSigned(contentText(row), row.mark)) {
    texts.push('The row was not written by the portal, or it was changed before it was sealed.');
  }
  return texts;
}

function endFindings(last: SealHead, head: SealHead, outside: SealHead | 'forged' | null): string[] {
  if (outside === 'forged') return ['The head kept outside the database was changed.'];
  const end = Math.max(head.sequence, outside?.sequence ?? 0);
  if (end > last.sequence)
    return [`The end of the chain is missing: ${end - last.sequence} rows, up to number ${end}.`];
  return [];
}
