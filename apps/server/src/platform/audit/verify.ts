import type { Db } from '../../database/db.ts';
import { countUnsealed, type SealedAuditRow, type SealHead, sealedRows, sealHead } from './activity-log.repository.ts';
import { type AuditKeys, keyVersion } from './audit-keys.ts';
import { contentText } from './audit-row.ts';
import { sealedText } from './chain.ts';
import {
  type HeadPlace,
  keptThere,
  type OutsideHead,
  outsideHeadProblem,
  readDailyHeads,
  readOutsideHead,
} from './external-head.ts';

interface AuditFinding {
  /** A fault of the head outside the database can be settled by `adoptHead`, one of the chain cannot. */
  readonly about: 'chain' | 'head';
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
  /** The head of the chain before the walk. */
  readonly head: SealHead;
}

export interface VerifyOptions extends HeadPlace {
  /** Scope `system`. */
  readonly db: Db;
  readonly now: Temporal.Instant;
}

const rowsAtOnce = 4000;
const mostFindings = 50;
/** The portal copies the head every minute and when it stops. */
const mostMinutesUncovered = 10;

/** Walks the chain from its beginning in portions and reports where it was tampered with (reliability row 31). */
export async function verifyAuditLog({ db, now, ...place }: VerifyOptions): Promise<AuditReport> {
  const outside = await readOutsideHead(place);
  const daily = await readDailyHeads(place);
  const known = [
    ...(outside === null || outside === 'forged' ? [] : [{ ...outside, kept: 'the one kept outside the database' }]),
    ...daily.heads.map((head) => ({ ...head, kept: `the one kept on ${head.day}` })),
  ];
  const sealsAt = Map.groupBy(known, ({ sequence }) => sequence);
  // Read before the walk: rows that are sealed during the walk come after it.
  const [kept, head, unsealed] = [
    (await keptThere(db, place, outside)) ?? 0,
    await sealHead(db),
    await countUnsealed(db),
  ];
  const findings: AuditFinding[] = [];
  const report = (finding: AuditFinding) => findings.length < mostFindings && findings.push(finding);

  let last: SealHead = { sequence: 0, seal: '' };
  let verified = 0;
  let uncovered: SealedAuditRow | undefined;
  for (;;) {
    const rows = await sealedRows(db, last.sequence, rowsAtOnce);
    for (const row of rows) {
      const { sequence, id: rowId } = row;
      for (const what of rowFindings(place.keys, last, row)) report({ about: 'chain', sequence, rowId, what });
      const differing = (sealsAt.get(sequence) ?? []).filter(({ seal }) => seal !== row.seal);
      for (const { kept: copy } of differing)
        report({ about: 'head', sequence, rowId, what: `Its seal differs from ${copy}.` });
      if (sequence === sequenceAfter(outside)) uncovered = row;
      last = row;
    }
    verified += rows.length;
    if (rows.length < rowsAtOnce) break;
  }
  const atEnd = { sequence: last.sequence + 1, rowId: null };
  if (head.sequence > last.sequence) report({ about: 'chain', ...atEnd, what: missingEnd(last, head.sequence) });
  const problem = outsideHeadProblem(outside, { kept, last: Math.max(last.sequence, head.sequence) });
  if (problem !== null) report({ about: 'head', ...atEnd, what: problem });
  else if (uncovered !== undefined && isLongAgo(uncovered.at, now))
    report({ about: 'head', sequence: uncovered.sequence, rowId: uncovered.id, what: lateHead(last, uncovered) });
  for (const { day, sequence } of daily.heads.filter((copy) => copy.sequence > last.sequence))
    report({
      about: 'head',
      ...atEnd,
      what: `The head kept on ${day} is at number ${sequence}, beyond the end of the chain.`,
    });
  for (const name of daily.forged) report({ about: 'head', ...atEnd, what: `The kept head ${name} was changed.` });
  return { isIntact: findings.length === 0, verified, unsealed, findings, head };
}

const sequenceAfter = (outside: OutsideHead) =>
  outside === null || outside === 'forged' ? null : outside.sequence + 1;
const missingEnd = (last: SealHead, end: number) =>
  `The end of the chain is missing: ${end - last.sequence} rows, up to number ${end}.`;
const lateHead = (last: SealHead, { sequence, at }: SealedAuditRow) =>
  `The head kept outside the database is older than the log: it does not cover ${last.sequence - sequence + 1} rows since ${at}.`;

function isLongAgo(at: string, now: Temporal.Instant): boolean {
  return now.since(Temporal.Instant.from(at)).total('minutes') > mostMinutesUncovered;
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
