import type { Viewer } from '@muster/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/rows.generated.ts';
import type { Audit, AuditEntry } from '../audit/audit-entry.ts';
import type { Clock, Random } from '../clock/clock.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import type { Announce } from '../events/events.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { Log } from '../log/log.ts';
import type { PushAccess } from '../realtime/push-app.ts';
import type { Limit } from './limits.ts';

export type Db = Kysely<Database>;

/** What every server function receives beside its input. In a write `db` is a transaction already. */
export interface BaseContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly cipher: FieldCipher;
  readonly files: FileStorage;
  readonly announce: Announce;
  readonly audit: Audit;
  /** Kept although the call is refused and its transaction undone: wrong passwords, denied rights. */
  readonly auditApart: (entry: AuditEntry) => void;
  readonly log: Log;
  /** Origin that links lead to, without a slash at its end. */
  readonly appUrl: string;
}

/** A call from outside. `viewer` is null on calls that are open to people who have not signed in. */
export interface AnonymousContext extends BaseContext {
  readonly viewer: Viewer | null;
  readonly request: RequestFacts;
  readonly session: SessionControl;
  /** Counts a try outside the transaction. @throws Problem too-many-tries (429) */
  readonly limit: Limit;
  /**
   * Puts what the user sent into the storage and answers its key, within that user's quota (reliability row 25). Where no
   * change claims it, the sweep takes it away.
   * @throws Problem too-many-tries (429) with the seconds until there is room, storage-full (507)
   */
  keepFile(content: AsyncIterable<Buffer>, bytes: number): Promise<string>;
  readonly push: PushAccess;
}

export interface Ctx extends AnonymousContext {
  readonly viewer: Viewer;
}

export interface RequestFacts {
  readonly id: string;
  readonly address: string;
  readonly userAgent: string;
  /** Set where this browser signed in to some account before (reliability row 6). */
  readonly deviceToken: string | null;
}

/** The browser's session, as the calls of section 7.1 change it. Cookies are written when the call succeeds. */
export interface SessionControl {
  /** Row id of the session in force, null when signed out. */
  readonly id: number | null;
  /** Whose session it is: also known while the two-factor challenge is open, when there is no viewer yet. */
  readonly userId: number | null;
  readonly level: 'none' | 'pending' | 'full';
  /** When this session's user last gave a password or code. */
  readonly factorAt: Temporal.Instant | null;
  /** Hands the browser the CSRF cookie of its session; one without a session gets a guest's, which is stored nowhere. */
  keep(): void;
  /** Hands the browser a new session id; the earlier one is dead. */
  start(token: string): void;
  /** Forgets the session and asks the browser to clear what it stored. */
  end(): void;
  rememberDevice(token: string): void;
}
