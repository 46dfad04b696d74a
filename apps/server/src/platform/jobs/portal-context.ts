import type { Db } from '../../database/db.ts';
import type { AuditFacts } from '../audit/audit-facts.ts';
import type { BaseContext } from '../context/context.ts';
import type { CallServices } from '../http/call-services.ts';

/** The context of background work; the activity log names the portal itself as the actor. */
export function portalContextFor(services: CallServices) {
  const facts = (): AuditFacts => ({
    actor: { userId: null, name: 'Muster' },
    impersonator: null,
    requestId: null,
    at: services.clock.now(),
  });
  return (db: Db): BaseContext => ({
    db,
    appUrl: services.appUrl,
    sendsMail: services.sendsMail,
    receivesMail: services.receivesMail,
    secondPersonFor: services.secondPersonFor,
    clock: services.clock,
    random: services.random,
    cipher: services.cipher,
    files: services.files,
    log: services.log,
    announce: services.announceIn(db),
    audit: (entry) => services.writeAudit(db, facts(), entry),
    auditApart: (entry) => services.logRead(facts(), entry),
  });
}
