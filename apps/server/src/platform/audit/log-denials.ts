import type { CallDeclaration } from '@muster/contract';
import type { Identity } from '../session/identity.ts';
import type { AuditEntry } from './audit-entry.ts';
import type { AuditFacts } from './audit-facts.ts';

export interface Denial {
  readonly identity: Identity;
  readonly call: Pick<CallDeclaration, 'name'>;
  readonly requestId: string;
  readonly at: Temporal.Instant;
}

export type NoteDenial = (denial: Denial) => void;

const againAfterSeconds = 60;
/** Sessions and calls to remember. Above this limit all are forgotten, which can cost a duplicate entry. */
const mostRemembered = 5_000;

/**
 * Logs a denied call in the activity log (reliability row 31), once a minute for each session and call, so that
 * repeated attempts do not hide the rest of the log.
 */
export function createDenialLog(note: (facts: AuditFacts, entry: AuditEntry) => void): NoteDenial {
  const noted = new Map<string, Temporal.Instant>();
  return ({ identity, call, requestId, at }) => {
    const key = `${identity.sessionId} ${call.name}`;
    const last = noted.get(key);
    if (last && Temporal.Instant.compare(at, last.add({ seconds: againAfterSeconds })) < 0) return;
    if (noted.size >= mostRemembered) noted.clear();
    noted.set(key, at);
    const { userId, viewer } = identity;
    note(
      { at, requestId, actor: { userId, name: viewer.name }, impersonator: viewer.impersonator },
      { event: 'access.denied', details: { call: call.name } },
    );
  };
}
