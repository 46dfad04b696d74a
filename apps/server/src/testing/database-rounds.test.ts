import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../database/connection.ts';
import { connectToEmbedded } from '../database/embedded/connect-to-embedded.ts';
import { readPostmasterFile } from '../database/embedded/postmaster-file.ts';
import { openClient } from '../database/open-client.ts';
import { environment } from '../platform/config/environment.ts';
import { type CrashWriters, crashWriters } from './crash-writers.ts';
import { databaseFaults } from './database-faults.ts';
import { type PortalProcess, startPortalProcess } from './portal-process.ts';

/**
 * Rows 18 and 36, before a release (DATABASE_ROUNDS=30): a database server that fails under writers, and a disk that fills
 * up. crash.test.ts has the rounds of the embedded database.
 */
const rounds = Number(environment().DATABASE_ROUNDS ?? 0);
const programs = [15, 16, 17, 18]
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((folder) => existsSync(folder));
const isRoot = process.getuid?.() === 0;
const readyMs = 10_000;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const say = (figures: object) => process.stdout.write(`${JSON.stringify(figures)}\n`);

let folder = '';
let portal: PortalProcess | null = null;
let cleanUp: (() => void)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-rounds-'));
  chmodSync(folder, 0o711);
  cleanUp = [() => rmSync(folder, { recursive: true, force: true })];
});
afterEach(async () => {
  await portal?.end('SIGTERM');
  portal = null;
  for (const clean of cleanUp.toReversed()) clean();
});

/** Rounds, Debian's programs (apt-get install postgresql-15) and root, who may run them as another user. */
describe.skipIf(rounds === 0 || programs === undefined || !isRoot)('a database server', () => {
  it(
    `loses no acknowledged write in ${rounds} rounds`,
    async () => {
      const server = await startServer(programs ?? '');
      const settings = { DATABASE_URL: server.connection.url, APP_KEY: Buffer.alloc(32, 11).toString('base64') };
      portal = await startPortalProcess({ dataDir: join(folder, 'data'), env: settings, patienceMs: 60_000 });
      const writers = await prepared(async () => server.connection);
      const { postmaster, restart } = server;
      say({
        server: await databaseFaults(writers, { rounds, readyMs, postmaster, restart }),
        writes: writers.acknowledged.size,
      });
    },
    rounds * 60_000 + 60_000,
  );
});

/** Rounds, and root, who may mount a small disk. */
describe.skipIf(rounds === 0 || !isRoot)('an embedded database on a full disk', () => {
  it(
    `loses no acknowledged write in ${rounds} rounds, and works again when there is space`,
    async () => {
      const dataDir = join(folder, 'data');
      mkdirSync(dataDir);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', dataDir]);
      cleanUp.push(() => execFileSync('umount', ['-l', dataDir]));
      portal = await startPortalProcess({ dataDir, patienceMs: 60_000 });
      const writers = await prepared(async () => (await connectToEmbedded(dataDir, quiet)).connection);
      const ready: number[] = [];
      const postmaster = () => readPostmasterFile(join(dataDir, 'postgres'))?.pid;
      let restarts = 0;
      for (let round = 0; round < rounds; round += 1) {
        const { authorization } = await writers.signIn();
        const writing = await writers.begin(`f${round}`, authorization);
        const running = postmaster();
        const filler = join(dataDir, 'filler');
        fill(filler);
        if (round % 2 === 1) await growLog(writers);
        await wait(500 + ((round * 431) % 4_000));
        rmSync(filler);
        const startedAt = performance.now();
        await writers.untilReady(readyMs);
        const again = writers.acknowledged.size;
        await expect.poll(() => writers.acknowledged.size, { timeout: readyMs }).toBeGreaterThan(again);
        ready.push(Math.round(performance.now() - startedAt));
        await writing.end();
        await writers.reconcile();
        if (postmaster() !== running) restarts += 1;
      }
      say({ fullDisk: Math.max(...ready), restarts, writes: writers.acknowledged.size });
    },
    rounds * 60_000 + 60_000,
  );
});

async function prepared(connect: () => Promise<Connection>): Promise<CrashWriters> {
  const writers = crashWriters({ port: () => portal?.port ?? 0, connect });
  await writers.prepare();
  return writers;
}

/** Leaves nothing for PostgreSQL, which keeps some log files ready to be written again. */
function fill(file: string): void {
  execFileSync('sh', ['-c', `cat /dev/zero > "${file}" 2> /dev/null || true`]);
}

/** Until PostgreSQL needs another log file and has no space for it, which ends it with a PANIC. */
async function growLog({ withDatabase }: CrashWriters): Promise<void> {
  const megabyte = "select pg_logical_emit_message(false, 'fill', repeat('x', 1000000))";
  await withDatabase(async (client) => {
    for (let count = 0; count < 300; count += 1) await client.query(megabyte);
  }).catch(() => undefined);
}

async function startServer(bin: string) {
  const data = join(folder, 'server');
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, id('-u'), id('-g'));
  const port = await freePort();
  const run = (name: string, ...args: string[]) =>
    execFileSync('runuser', ['-u', 'postgres', '--', join(bin, name), ...args], { cwd: '/', stdio: 'ignore' });
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100`;
  const start = () => run('pg_ctl', 'start', '-s', '-w', '-D', data, '-l', join(data, 'server.log'), '-o', options);
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  start();
  cleanUp.push(() => run('pg_ctl', 'stop', '-s', '-D', data, '-m', 'immediate'));
  const admin = await openClient({ url: `postgres://postgres@127.0.0.1:${port}/postgres` }, { name: 'admin' });
  await admin.query('create role muster login');
  await admin.query('create database muster owner muster');
  await admin.end();
  const postmaster = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const restart = async () => {
    while (isRunning(postmaster)) await wait(20);
    // After a kill -9 its workers need a moment to notice, and refuse the next start until then.
    for (let attempt = 0; ; attempt += 1) {
      try {
        start();
        return;
      } catch (problem) {
        if (attempt === 50) throw problem;
        await wait(100);
      }
    }
  };
  return { connection: { url: `postgres://muster@127.0.0.1:${port}/muster` }, postmaster, restart };
}

function isRunning(postmaster: () => number): boolean {
  try {
    process.kill(postmaster(), 0);
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
