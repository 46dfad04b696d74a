import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { counted } from '@muster/contract/counted.ts';
import { type App, createApp } from './app.ts';
import { checkStart } from './check-start.ts';
import { withChosenPort } from './chosen-port.ts';
import { type Closer, closeInOrder } from './close-in-order.ts';
import { type OpenDatabase, openDatabase } from './database/connect.ts';
import { DatabaseUnavailable } from './database/database-unavailable.ts';
import { systemClock, systemRandom } from './platform/clock/clock.ts';
import { loadAppKeys } from './platform/config/app-key.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { ConfigProblem } from './platform/config/config-problem.ts';
import { environment } from './platform/config/environment.ts';
import { createKeyRing } from './platform/crypto/key-ring.ts';
import { createErrorReporter } from './platform/error-reporting/error-reporter.ts';
import { openFileStorage } from './platform/files/file-storage.ts';
import { buildServices } from './platform/http/build-services.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { sourceStack } from './platform/log/source-stack.ts';
import { createHttpClient } from './platform/outbound/http-client.ts';
import { releaseMemory } from './release-memory.ts';
import { startBackground } from './start-background.ts';
import { loadDemoOnce } from './start-demo.ts';
import { firstUserLines } from './start-first-user.ts';
import { openPush } from './start-push.ts';
import { upgradeDatabase } from './upgrade-database.ts';

export interface StartOptions {
  /** Folder of the built web app; null serves only the calls. */
  readonly webFolder: () => string | null;
}

/** Starts the portal and prints its address. Returns an exit code if it cannot start; otherwise runs until stopped. */
export async function startPortal(options: StartOptions = { webFolder: builtWebFolder }): Promise<number> {
  try {
    await start(readConfig(await withChosenPort(environment())), options);
    return 0;
  } catch (problem) {
    const isExpected = problem instanceof ConfigProblem || problem instanceof DatabaseUnavailable;
    const text = problem instanceof Error ? sourceStack(problem) : String(problem);
    process.stderr.write(`\n${isExpected ? problem.message : text}\n`);
    return 1;
  }
}

/** Below the second within which /healthz answers (reliability row 36). */
const healthWithinMs = 500;
/** A model writes a page. */
const generatorMs = 60_000;
/** Together they stay below the 5 s of a stop. */
const patience = { requestsMs: 1_000, jobsMs: 1_000, connectionsMs: 500 } as const;
/** For a database that writes its last pages to a slow disk. */
const longestEndMs = 30_000;

async function start(config: Config, options: StartOptions): Promise<void> {
  const log = createLog({ level: 'warn' });
  const closers: Closer[] = [];
  const ending = endOnSignal(closers, log);
  try {
    await open(config, options, { closers, log });
  } catch (problem) {
    // A failure while the portal is stopping is not reported: the stop ends the process.
    if (ending.hasBegun()) await new Promise(() => undefined);
    await closeInOrder(closers, say);
    throw problem;
  }
}

async function open(
  config: Config,
  { webFolder }: StartOptions,
  { closers, log }: { readonly closers: Closer[]; readonly log: Log },
): Promise<void> {
  await checkStart(config);
  const keys = await loadAppKeys(config);
  say('Opening the database …');
  const opening = openDatabase(config, log);
  // Registered before it is open: a stop in between waits, so that no PostgreSQL stays behind.
  closers.push({ name: 'The database', close: () => opening.then((opened) => opened.stop()) });
  const database = await opening.catch((problem: unknown) => {
    closers.pop();
    throw problem;
  });
  const http = createHttpClient(
    [config.smsUrl, config.errorReportingDsn, config.ticketsUrl].filter((url) => url !== null),
  );
  const built = buildServices({
    ...config,
    generator: config.generator && {
      ...config.generator,
      http: createHttpClient([config.generator.url], undefined, generatorMs),
    },
    tickets: config.ticketsUrl && { url: config.ticketsUrl, http },
    connection: database.connection,
    keys,
    files: openFileStorage({ ...config, keys, clock: systemClock, random: systemRandom }),
    clock: systemClock,
    random: systemRandom,
    log,
  });
  closers.push({
    name: 'The connections to the database',
    close: built.close,
    patienceMs: patience.connectionsMs,
    force: built.breakConnections,
  });
  const { services } = built;
  const applied = await upgradeDatabase(database.connection, services.databases.system, keys);
  if (applied.length > 0) say(`Schema brought up to date: ${counted(applied.length, 'migration')}.`);
  const signIns = [
    ...(await loadDemoOnce(config, services, say)),
    ...(await firstUserLines(services.databases.system)),
  ];

  const ring = createKeyRing(keys);
  const push = await openPush(config, ring, services);
  const background = await startBackground({
    config,
    connection: database.connection,
    services,
    ring,
    http,
    pushServer: push.server,
  });
  closers.push({ name: 'The background jobs', close: background.close, patienceMs: patience.jobsMs });
  const app = await createApp({
    services,
    push: push.facts,
    pushOrigins: push.origins,
    errorReportingDsn: config.errorReportingDsn?.href ?? null,
    trustedProxies: config.trustedProxies,
    webFolder: webFolder(),
    report: createErrorReporter({
      dsn: config.errorReportingDsn,
      http,
      clock: systemClock,
      random: systemRandom,
      release: 'muster',
      log,
    }),
    isReady: () => services.watch.answers(healthWithinMs),
  });
  closers.push({
    name: 'The requests',
    close: async () => void (await app.close()),
    patienceMs: patience.requestsMs,
    force: () => app.server.closeAllConnections(),
  });
  push.server?.attach(app.server);
  await listen(app, config);
  printAddress(config, database, signIns);
  releaseMemory();
}

async function listen(app: App, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw problem;
    throw new ConfigProblem(
      'PORT',
      `Port ${port} (PORT) is taken by another program: stop that program or give PORT another number.`,
    );
  }
}

function printAddress(config: Config, database: OpenDatabase, signIns: readonly string[]): void {
  say(`Data: ${database.where}`);
  for (const line of signIns) say(line);
  say(`\nMuster is ready at ${config.appUrl}\n`);
}

/** Ends with 0 only if everything was closed in order. */
function endOnSignal(closers: readonly Closer[], log: Log): { hasBegun(): boolean } {
  let isEnding = false;
  const end = (code: number) => {
    if (isEnding) return;
    isEnding = true;
    // A hanging part must not keep the portal from stopping.
    setTimeout(() => process.exit(1), longestEndMs).unref();
    closeInOrder(closers, say).then((isOrderly) => process.exit(isOrderly ? code : 1));
  };
  const endBroken = (error: unknown) => {
    log.error({ error }, 'An error that nothing handled; the server stops.');
    end(1);
  };
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  // A closed terminal.
  process.on('SIGHUP', () => end(0));
  process.on('unhandledRejection', endBroken);
  process.on('uncaughtException', endBroken);
  return { hasBegun: () => isEnding };
}

function builtWebFolder(): string {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'web', 'dist');
  if (!existsSync(join(folder, 'index.html')))
    throw new ConfigProblem('web', 'The web app is not built: start with "npm start", which builds it.');
  return folder;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
