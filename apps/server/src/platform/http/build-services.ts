import type { GuardedPayPart } from '@muster/contract/domains/employees/pay-parts.ts';
import type { Connection } from '../../database/connection.ts';
import { createAuditKeys } from '../audit/audit-keys.ts';
import { createDenialLog } from '../audit/log-denials.ts';
import { createReadLog, type ReadNotes } from '../audit/log-reads.ts';
import { createAuditWriter } from '../audit/write-audit.ts';
import type { Clock, Random } from '../clock/clock.ts';
import type { PushChoice } from '../config/config.ts';
import { createFieldCipher, type SealBroken } from '../crypto/field-cipher.ts';
import { type AppKeys, createKeyRing } from '../crypto/key-ring.ts';
import { announceIn } from '../events/announce.ts';
import { createBell } from '../events/bell.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { Log } from '../log/log.ts';
import type { HttpClient } from '../outbound/http-client.ts';
import { otherPortal } from '../outbound/other-portal.ts';
import { createPushServices } from '../outbound/push-services.ts';
import type { TextGenerator } from '../outbound/text-generator.ts';
import { openDatabases } from '../row-security/open-databases.ts';
import { createLimit } from '../throttle/limits.ts';
import { takeBackTry, throttle } from '../throttle/throttle.repository.ts';
import type { CallServices } from './call-services.ts';
import { cookieNames } from './cookies.ts';

const mostUnreadable = 1_000;

export interface ServiceOptions {
  readonly connection: Connection;
  readonly keys: AppKeys;
  readonly files: FileStorage;
  /** Origin that users enter; with https, cookies are secure. */
  readonly appUrl: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Default: the embedded endpoint. */
  readonly push?: PushChoice;
  readonly webPushUrls?: readonly URL[];
  readonly downloadAlert?: number;
  readonly secondPersonFor?: readonly GuardedPayPart[];
  /** Null: mails are kept. Default: null. */
  readonly smtpUrl?: URL | null;
  /** Null: no mail is received. Default: null. */
  readonly inboundMailSecret?: string | null;
  /** Default: tickets are filed here. */
  readonly tickets?: { readonly url: URL; readonly http: HttpClient } | null;
  /** Default: texts are composed here. */
  readonly generator?: TextGenerator | null;
}

export interface BuiltServices {
  readonly services: CallServices;
  /** Writes the pending entries of the activity log. */
  flushNotes(): Promise<void>;
  /** Writes the pending entries of the activity log and releases the connections. */
  close(): Promise<void>;
  /** Breaks every connection: what is under way fails. */
  breakConnections(): void;
}

/** What every call needs, built once. */
export function buildServices(options: ServiceOptions): BuiltServices {
  const {
    connection,
    keys,
    files,
    appUrl,
    clock,
    random,
    log,
    push,
    webPushUrls = [],
    downloadAlert = 500,
    secondPersonFor = [],
    tickets = null,
    generator = null,
    smtpUrl = null,
    inboundMailSecret = null,
  } = options;
  const ring = createKeyRing(keys);
  const { databases, systemPool, watch, close, breakConnections } = openDatabases(connection, log);
  const writer = createAuditWriter(createAuditKeys(ring.audit));
  const notes = createReadLog({ db: databases.system, writer, log });
  const isSecure = new URL(appUrl).protocol === 'https:';
  const counter = {
    count: (key: string, limit: number, windowSeconds: number) =>
      throttle(databases.system, { key, limit, windowSeconds, now: clock.now() }),
    takeBack: (key: string) => takeBackTry(databases.system, key),
  };
  const services: CallServices = {
    databases,
    systemPool,
    watch,
    clock,
    random,
    cipher: createFieldCipher(keys, random, reportUnreadable({ note: notes.note, clock, log })),
    files,
    log,
    csrfKey: ring.csrf,
    cookies: cookieNames(isSecure),
    isSecure,
    appUrl,
    ownOrigins: ownOrigins(appUrl),
    sendsMail: smtpUrl !== null,
    receivesMail: inboundMailSecret !== null,
    signingSecrets: { INBOUND_MAIL_SECRET: inboundMailSecret },
    announceIn,
    bell: createBell(),
    writeAudit: writer.write,
    auditLine: writer.lineOf,
    logRead: notes.note,
    logDenial: createDenialLog(notes.note),
    limit: createLimit(counter),
    downloadAlert,
    secondPersonFor,
    ticketsPortal: tickets && ((headers) => otherPortal(tickets.url, tickets.http, { headers, newKey: random.uuid })),
    generator,
    push: {
      ...(push?.kind === 'external' ? { app: push, isExternal: true } : { app: ring.push, isExternal: false }),
      services: createPushServices(webPushUrls),
    },
  };
  return {
    services,
    flushNotes: notes.flush,
    breakConnections,
    close: async () => {
      await notes.close();
      await close();
    },
  };
}

/** Each damaged value once, in the activity log, where administrators find it, and in the log of the server. */
function reportUnreadable({ note, clock, log }: Pick<ServiceOptions, 'clock' | 'log'> & Pick<ReadNotes, 'note'>) {
  const reported = new Set<string>();
  return ({ location: { table, column, row }, message }: SealBroken) => {
    const name = `${table}.${column}/${row}`;
    if (reported.has(name) || reported.size >= mostUnreadable) return;
    reported.add(name);
    log.error({ reason: message }, 'A sealed value cannot be read.');
    const facts = { actor: null, impersonator: null, requestId: null, at: clock.now() };
    note(facts, { event: 'platform.unreadable-value', subject: { kind: table, id: String(row) }, details: { column } });
  };
}

/** On the local machine people use 127.0.0.1 and localhost interchangeably, so both may call it. */
function ownOrigins(appUrl: string): string[] {
  const { origin, hostname, protocol, port } = new URL(appUrl);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') return [origin];
  return ['127.0.0.1', 'localhost'].map((host) => new URL(`${protocol}//${host}:${port}`).origin);
}
