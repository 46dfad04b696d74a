import type { SigningSetting } from '@muster/contract/call.ts';
import type { GuardedPayPart } from '@muster/contract/domains/employees/pay-parts.ts';
import type { Pool } from 'pg';
import type { DatabaseWatch } from '../../database/database-watch.ts';
import type { Db } from '../../database/db.ts';
import type { AuditEntry } from '../audit/audit-entry.ts';
import type { AuditFacts } from '../audit/audit-facts.ts';
import type { NoteDenial } from '../audit/log-denials.ts';
import type { AuditWriter } from '../audit/write-audit.ts';
import type { Clock, Random } from '../clock/clock.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import type { Bell } from '../events/bell.ts';
import type { Announce } from '../events/events.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { Log } from '../log/log.ts';
import type { ForwardedRequest, OtherPortal } from '../outbound/other-portal.ts';
import type { TextGenerator } from '../outbound/text-generator.ts';
import type { PushAccess } from '../realtime/push-app.ts';
import type { Databases } from '../row-security/within-scope.ts';
import type { Limit } from '../throttle/limits.ts';
import type { CookieNames } from './cookies.ts';

/** What every call needs; the composition root builds it once. */
export interface CallServices {
  readonly databases: Databases;
  /** For the statements of the hot path, prepared by name. Scope `system`. */
  readonly systemPool: Pool;
  /** Whether the database answers. */
  readonly watch: DatabaseWatch;
  readonly clock: Clock;
  readonly random: Random;
  readonly cipher: FieldCipher;
  readonly files: FileStorage;
  readonly log: Log;
  readonly csrfKey: Buffer;
  readonly cookies: CookieNames;
  readonly isSecure: boolean;
  /** Origin that users enter. */
  readonly appUrl: string;
  readonly ownOrigins: readonly string[];
  /** Whether SMTP_URL is set. Otherwise mails are kept, and an admin reads them. */
  readonly sendsMail: boolean;
  /** Whether INBOUND_MAIL_SECRET is set: answers to mails are read. */
  readonly receivesMail: boolean;
  readonly announceIn: (db: Db) => Announce;
  /** Rung when a write that announced an event has committed. */
  readonly bell: Bell;
  /** In the transaction of the change. */
  readonly writeAudit: (db: Db, facts: AuditFacts, entry: AuditEntry) => Promise<void>;
  readonly auditLine: AuditWriter['lineOf'];
  /** For reads, which have no transaction: entries are kept in memory for a moment and written in batches. */
  readonly logRead: (facts: AuditFacts, entry: AuditEntry) => void;
  /** A signed-in user requested a call without the right to it. */
  readonly logDenial: NoteDenial;
  readonly limit: Limit;
  readonly push: PushAccess;
  /** Admins are alerted when a user downloads sensitive data of more people on one day. */
  readonly downloadAlert: number;
  /** The setting SECOND_PERSON_FOR. */
  readonly secondPersonFor: readonly GuardedPayPart[];
  /** Secrets of other programs by their setting. Null: its calls are no addresses. */
  readonly signingSecrets: Readonly<Record<SigningSetting, string | null>>;
  /** The setting TICKETS_URL. Null: tickets are filed here. */
  readonly ticketsPortal: ((headers: ForwardedRequest['headers']) => OtherPortal) | null;
  /** The setting GENERATOR_URL. Null: texts are composed here. */
  readonly generator: TextGenerator | null;
}
