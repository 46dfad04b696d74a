import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountsCalls } from '@muster/contract/domains/accounts/accounts.calls.ts';
import type { GuardedPayPart } from '@muster/contract/domains/employees/pay-parts.ts';
import type { FastifyInstance } from 'fastify';
import { allBackgroundWorks, allListeners } from '../all-work.ts';
import { createApp } from '../app.ts';
import type { Connection } from '../database/connection.ts';
import type { Db } from '../database/db.ts';
import type { ScratchDatabase } from '../database/scratch-cluster.ts';
import { systemRandom } from '../platform/clock/clock.ts';
import { startDispatcher } from '../platform/events/dispatcher.ts';
import { openFileStorage } from '../platform/files/file-storage.ts';
import { buildServices } from '../platform/http/build-services.ts';
import type { CallServices } from '../platform/http/call-services.ts';
import { portalContextFor } from '../platform/jobs/portal-context.ts';
import { createLog } from '../platform/log/log.ts';
import type { HttpClient } from '../platform/outbound/http-client.ts';
import type { TextGenerator } from '../platform/outbound/text-generator.ts';
import { createPersona, type Persona } from './create-persona.ts';
import type { Rights } from './rights.ts';
import { scratchDatabase } from './scratch-database.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export interface TestPortal {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  readonly connection: Connection;
  readonly services: CallServices;
  /** Scope `system`: sees and writes everything. */
  readonly db: Db;
  /** A user who has not signed in. */
  guest(): TestClient;
  /** A signed-in user with these rights, without the cost of a login. */
  as(rights: Rights): Promise<Persona>;
  /** Signs in by password as the web app does, token included; for accounts without two-factor login. */
  signIn(email: string, password: string, client?: TestClient): Promise<TestClient>;
  /** Runs waiting work, delivers announced events and writes the pending entries of the activity log. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface TestPortalOptions {
  readonly appUrl?: string;
  /** Folder of a built web app. Default: only the calls. */
  readonly webFolder?: string;
  /** Requests come from 127.0.0.1. */
  readonly trustedProxies?: readonly string[];
  /** Push services of browsers, on the local machine. */
  readonly webPushUrls?: readonly URL[];
  readonly downloadAlert?: number;
  readonly secondPersonFor?: readonly GuardedPayPart[];
  /** Whether SMTP is set: mails wait in the outbox. */
  readonly sendsMail?: boolean;
  readonly inboundMailSecret?: string;
  readonly generator?: TextGenerator;
  readonly tickets?: { readonly url: URL; readonly http: HttpClient };
  /** Instead of a fresh one; the portal drops it at the end. */
  readonly database?: ScratchDatabase;
  /** Folder that already has stored files; the portal removes it at the end. */
  readonly dataDir?: string;
  /** Receives every line of the server's log, which is silent otherwise. */
  readonly hearLog?: (line: string) => void;
}

export const testKeys = { current: { version: 1, key: Buffer.alloc(32, 11) }, older: [] };
export const testAppUrl = 'http://127.0.0.1:8000';

/** The real portal on its own database; only the clock is fixed. Close it at the end of the test file. */
export async function buildTestApp(options: TestPortalOptions = {}): Promise<TestPortal> {
  const {
    appUrl = testAppUrl,
    webFolder = null,
    trustedProxies = [],
    hearLog,
    downloadAlert = 500,
    webPushUrls = [],
    secondPersonFor = [],
    tickets = null,
    generator = null,
    sendsMail = false,
    inboundMailSecret = null,
  } = options;
  const scratch = options.database ?? (await scratchDatabase());
  const clock = createTestClock();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'muster-files-'));
  const keys = testKeys;
  const { services, flushNotes, close } = buildServices({
    connection: scratch.connection,
    keys,
    files: openFileStorage({ dataDir, storageUrl: null, keys, clock, random: systemRandom }),
    appUrl,
    clock,
    random: systemRandom,
    downloadAlert,
    webPushUrls,
    secondPersonFor,
    tickets,
    generator,
    inboundMailSecret,
    smtpUrl: sendsMail ? new URL('smtp://127.0.0.1:1') : null,
    log: hearLog ? createLog({ level: 'info', destination: { write: hearLog } }) : createLog({ level: 'silent' }),
  });
  const app = await createApp({
    services,
    push: { key: 'test-key', host: null, port: 6001, cluster: 'mt1', devHost: null },
    pushOrigins: [],
    errorReportingDsn: null,
    trustedProxies,
    webFolder,
    report: () => undefined,
    isReady: async () => true,
  });
  await app.ready();
  const db = services.databases.system;
  const contextFor = portalContextFor(services);
  const dispatcher = startDispatcher({ db, listeners: allListeners, contextFor, log: services.log });
  return {
    app,
    clock,
    connection: scratch.connection,
    services,
    db,
    guest: () => createTestClient(app),
    as: (rights) => createPersona({ app, services }, rights),
    signIn: (email, password, client = createTestClient(app)) => signIn(client, email, password),
    settle: async () => {
      for (const work of allBackgroundWorks) while (await work.workOnce(services));
      await dispatcher.drain();
      await flushNotes();
    },
    close: async () => {
      await dispatcher.close();
      await app.close();
      await close();
      await scratch.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function signIn(client: TestClient, email: string, password: string): Promise<TestClient> {
  await client.call(accountsCalls.csrfCookie);
  const { status } = await client.call(accountsCalls.login, { body: { email, password } });
  const { body } = await client.call(accountsCalls.createToken, { body: { email } });
  if (status !== 200 || !body?.token) throw new Error(`${email} could not sign in: ${status}`);
  client.bearer = body.token;
  return client;
}
