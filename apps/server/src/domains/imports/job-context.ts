import type { Viewer } from '@muster/contract';
import type { Db } from '../../database/db.ts';
import { addRows, type MarkedRow } from '../../platform/audit/activity-log.repository.ts';
import type { AuditFacts } from '../../platform/audit/audit-facts.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import type { ImportContext } from '../employees/index.ts';
import type { ImportJobRow } from './import-job.repository.ts';

/**
 * What a job works with, on behalf of the user who uploaded the file. Entries of the activity log are collected and
 * stored by `flush`.
 */
export function importContext(services: CallServices, db: Db, job: ImportJobRow, viewer: Viewer) {
  const impersonator =
    job.impersonator_user_id === null
      ? null
      : { userId: job.impersonator_user_id, name: job.impersonator_name ?? 'Unknown' };
  const facts = (): AuditFacts => ({
    actor: { userId: viewer.userId, name: viewer.name },
    impersonator,
    requestId: null,
    at: services.clock.now(),
  });
  let lines: MarkedRow[] = [];
  const context: ImportContext = {
    viewer,
    db,
    clock: services.clock,
    random: services.random,
    cipher: services.cipher,
    files: services.files,
    log: services.log,
    appUrl: services.appUrl,
    sendsMail: services.sendsMail,
    receivesMail: services.receivesMail,
    secondPersonFor: services.secondPersonFor,
    announce: services.announceIn(db),
    audit: async (entry) => {
      lines.push(services.auditLine(facts(), entry));
    },
    auditApart: (entry) => services.logRead(facts(), entry),
  };
  return {
    context,
    flush: async (): Promise<void> => {
      if (lines.length > 0) await addRows(db, lines);
      lines = [];
    },
  };
}
