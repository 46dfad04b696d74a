import { Problem } from '@muster/contract';
import type { Db } from '../../database/db.ts';
import { sealHead, waitForHeadCopy } from './activity-log.repository.ts';
import type { AuditEntry } from './audit-entry.ts';
import { type HeadPlace, readOutsideHead, replaceHead } from './external-head.ts';
import type { AuditReport } from './verify.ts';

export interface Adoption extends HeadPlace {
  /** Scope `system`, in a transaction. */
  readonly db: Db;
  readonly at: Temporal.Instant;
  /** Of a verification just before. */
  readonly report: AuditReport;
  readonly reason: string;
  readonly record: (entry: AuditEntry) => Promise<void>;
}

/**
 * Makes the present head of the chain the one outside, and writes to the log who did it, why, and what was wrong. Needed
 * after a restore of a backup, or when the file was lost.
 * @throws Problem conflict if the chain itself is not intact, or nothing is wrong
 */
export async function adoptHead({ db, at, report, reason, record, ...place }: Adoption): Promise<void> {
  if (report.isIntact)
    throw new Problem('conflict', 'The head kept outside the database is right: there is nothing to adopt.');
  if (report.findings.some(({ about }) => about === 'chain'))
    throw new Problem('conflict', 'The chain itself is not intact. A new head would hide that, so none was adopted.');
  await waitForHeadCopy(db);
  const outside = await readOutsideHead(place);
  const head = await sealHead(db);
  await record({
    event: 'audit.adopt-head',
    before: { number: outside === null || outside === 'forged' ? null : outside.sequence },
    after: { number: head.sequence },
    details: { reason, findings: report.findings.map(({ what }) => what).join(' ') },
  });
  await replaceHead(db, place, head, at);
}
