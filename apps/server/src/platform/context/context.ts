import type { Viewer } from '@muster/contract';
import type { GuardedPayPart } from '@muster/contract/domains/employees/pay-parts.ts';
import type { Db } from '../../database/db.ts';
import type { Audit, AuditEntry } from '../audit/audit-entry.ts';
import type { Clock, Random } from '../clock/clock.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import type { Announce } from '../events/events.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { KeepFile } from '../files/keep-file.ts';
import type { Log } from '../log/log.ts';
import type { OtherPortal } from '../outbound/other-portal.ts';
import type { TextGenerator } from '../outbound/text-generator.ts';
import type { PushAccess } from '../realtime/push-app.ts';
import type { Limit } from '../throttle/limits.ts';
import type { RequestFacts } from './request-facts.ts';
import type { SessionControl } from './session-control.ts';

/**
 * What every server function receives in addition to its input. In a write, `db` is a transaction. Event listeners and
 * daily jobs get this context in the scope `system`; they reach people through sendMail and sendSms.
 */
export interface BaseContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly cipher: FieldCipher;
  readonly files: FileStorage;
  readonly announce: Announce;
  readonly audit: Audit;
  /** Stored even if the call is refused and its transaction rolled back: wrong passwords, denied calls. */
  readonly auditApart: (entry: AuditEntry) => void;
  readonly log: Log;
  /** Origin of links in messages, without a trailing slash. */
  readonly appUrl: string;
  /** False: mails are kept in the portal, where an admin reads them. */
  readonly sendsMail: boolean;
  /** Whether answers to mails are read. */
  readonly receivesMail: boolean;
  /** Parts of the pay that nobody changes without the approval of a second person. */
  readonly secondPersonFor: readonly GuardedPayPart[];
}

/** A call over HTTP. `viewer` is null on calls that are open to people who have not signed in. */
export interface AnonymousContext extends BaseContext {
  readonly viewer: Viewer | null;
  readonly request: RequestFacts;
  readonly session: SessionControl;
  /** Counts an attempt outside the transaction. @throws Problem too-many-tries (429) */
  readonly limit: Limit;
  readonly keepFile: KeepFile;
  /** For calls that act for an account without its session. */
  readonly keepFileOf: (userId: number) => KeepFile;
  readonly push: PushAccess;
  /** Where tickets are filed. Null: here. */
  readonly ticketsPortal: OtherPortal | null;
  /** Writes job descriptions. Null: the portal composes them. */
  readonly generator: TextGenerator | null;
}

export interface Ctx extends AnonymousContext {
  readonly viewer: Viewer;
}

/** What a read for a viewer needs, also where no call of that viewer runs. */
export type ReadingContext = Pick<Ctx, 'db' | 'clock' | 'viewer'>;
