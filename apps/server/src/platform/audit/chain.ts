import type { SealHead, StoredAuditRow } from './activity-log.repository.ts';
import type { AuditKeys } from './audit-keys.ts';
import { contentText } from './audit-row.ts';

/** The text that the seal covers: the previous seal, the row's place and its content. */
export function sealedText(previousSeal: string, sequence: number, row: StoredAuditRow): string {
  return `${previousSeal}\n${sequence}\n${row.id}\n${row.mark ?? ''}\n${contentText(row)}`;
}

/** Seals rows one after the other, starting after the head. The last result is the new head. */
export function sealRows(
  keys: AuditKeys,
  head: SealHead,
  rows: readonly StoredAuditRow[],
): (SealHead & { id: number })[] {
  let { sequence, seal } = head;
  return rows.map((row) => {
    sequence += 1;
    seal = keys.sign(sealedText(seal, sequence, row));
    return { id: row.id, sequence, seal };
  });
}
