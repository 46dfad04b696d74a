import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { counted } from '@muster/contract/counted.ts';
import { type App, createApp } from './app.ts';
import { withChosenPort } from './chosen-port.ts';
import { type OpenDatabase, openDatabase } from './database/connect.ts';
import { DatabaseUnavailable } from './database/database-unavailable.ts';
import { migrate } from './database/migrate.ts';
import { syncAccessLists } from './database/seed/access-lists.ts';
import { systemClock, systemRandom } from './platform/clock/clock.ts';
import { loadAppKeys } from './platform/config/app-key.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { ConfigProblem } from './platform/config/config-problem.ts';
import { environment } from './platform/config/environment.ts';
import { createKeyRing } from './platform/crypto/key-ring.ts';
import { createErrorReporter } from './platform/error-reporting/error-reporter.ts';
import { openFileStorage } from './platform/files/file-storage.ts';
import { buildServices } from './platform/http/build-services.ts';
import type { CallServices } from './platform/http/call-services.ts';
import { createLog } from './platform/log/log.ts';
import { sourceStack } from './platform/log/source-stack.ts';
import { createHttpClient } from './platform/outbound/http-client.ts';
import { releaseMemory } from './release-memory.ts';
import { startBackground } from './start-background.ts';
import { loadDemoOnce } from './start-demo.ts';
import { openPush } from './start-push.ts';

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
    const isExpected =
      problem instanceof ConfigProblem || problem instanceof DatabaseUnavailable || isPortTaken(problem);
    process.stderr.write(
      `\n${isExpected ? (problem as Error).message : problem instanceof Error ? sourceStack(problem) : String(problem)}\n`,
    );
    return 1;
  }
}

type Closer = () => Promise<void>;

async function start(config: Config, options: StartOptions): Promise<void> {
  const closers: Closer[] = [];
  try {
    await open(config, options, closers);
  } catch (problem) {
    await closeAll(closers);
    throw problem;
  }
}

async function open(config: Config, { webFolder }: StartOptions, closers: Closer[]): Promise<void> {
  const log = createLog({ level: 'warn' });
  const keys = await loadAppKeys(config);
  say('Opening the database …');
  const database = await openDatabase(config, log);
  closers.push(() => database.stop());
  await migrateAloud(database);
  const built = buildServices({
    ...config,
    connection: database.connection,
    keys,
    files: openFileStorage({ ...config, keys, clock: systemClock, random: systemRandom }),
    clock: systemClock,
    random: systemRandom,
    log,
  });
  closers.push(built.close);
  const { services } = built;
  await syncAccessLists(services.databases.system);
  const signIns = await loadDemoOnce(config, services, say);

  const http = createHttpClient([config.smsUrl, config.errorReportingDsn].filter((url) => url !== null));
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
  closers.push(background.close);
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
    isReady: () => services.systemPool.query('select 1').then(() => true),
  });
  closers.push(() => app.close());
  push.server?.attach(app.server);
  await listen(app, config);
  printAddress(config, database, signIns);
  endOnSignal(closers, services);
  releaseMemory();
}

async function migrateAloud(database: OpenDatabase): Promise<void> {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const applied = await migrate(database.connection, quiet);
  if (applied.length > 0) say(`Schema brought up to date: ${counted(applied.length, 'migration')}.`);
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

function endOnSignal(closers: readonly Closer[], { log }: CallServices): void {
  let isEnding = false;
  const end = (code: number) => {
    if (isEnding) return;
    isEnding = true;
    // A hanging part must not keep the portal from stopping.
    setTimeout(() => process.exit(code), 10_000).unref();
    closeAll(closers).finally(() => process.exit(code));
  };
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  process.on('unhandledRejection', (error) => {
    log.error({ error }, 'An unhandled rejection; the server stops.');
    end(1);
  });
}

async function closeAll(closers: readonly Closer[]): Promise<void> {
  for (const close of [...closers].reverse())
    await close().catch((error: Error) => say(`Closing failed: ${error.message}`));
}

function builtWebFolder(): string {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'web', 'dist');
  if (!existsSync(join(folder, 'index.html')))
    throw new ConfigProblem('web', 'The web app is not built: start with "npm start", which builds it.');
  return folder;
}

function isPortTaken(problem: unknown): boolean {
  return problem instanceof Error && problem.message.includes('is taken by another program');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
