import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientConfig } from '../database/connection.ts';
import { connectToEmbedded } from '../database/embedded/connect-to-embedded.ts';
import { readPostmasterFile } from '../database/embedded/postmaster-file.ts';
import { processesIn } from '../database/embedded/process-identity.ts';
import { environment } from '../platform/config/environment.ts';
import { crashWriters, newEmployee } from './crash-writers.ts';
import { databaseFaults } from './database-faults.ts';
import { type PortalProcess, startPortalProcess } from './portal-process.ts';

/**
 * Row 18: after kill -9 every acknowledged write is stored, nothing is incomplete, and the portal starts again without
 * help. Rows 18 and 36: the portal outlives its database.
 */
const rounds = Number(environment().CRASH_ROUNDS ?? 3);
/** Rounds in which the database fails under the writers, each kind of fault in turn. */
const databaseRounds = Number(environment().DATABASE_ROUNDS ?? 1);
/** The promised times hold on a machine with nothing else to do: they are measured in many rounds, not in each run. */
const isMeasured = environment().CRASH_ROUNDS !== undefined || environment().DATABASE_ROUNDS !== undefined;
const limits = isMeasured
  ? { readyMs: 10_000, stopMs: 5_000, healthMs: 1_000 }
  : { readyMs: 90_000, stopMs: 30_000, healthMs: 15_000 };
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const folder = mkdtempSync(join(tmpdir(), 'muster-crash-'));
const dataDir = join(folder, 'data');
let portal: PortalProcess;
const start = () => startPortalProcess({ dataDir, patienceMs: limits.readyMs });
const connect = async () => (await connectToEmbedded(dataDir, quiet)).connection;
const writers = crashWriters({ port: () => portal.port, connect });

beforeAll(async () => {
  // Under root PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711);
  portal = await startPortalProcess({ dataDir, patienceMs: 90_000 });
  await writers.prepare();
}, 120_000);

afterAll(async () => {
  await portal.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

it(
  `loses no acknowledged write in ${rounds} rounds of kill -9`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { authorization } = await writers.signIn();
      const writing = await writers.begin(`${round}`, authorization);
      // At a different point in the middle of the writes each time, however slow the machine is.
      await wait((round * 137) % 500);
      await portal.end('SIGKILL');
      await writing.end();
      portal = await start();
      await writers.reconcile();
    }
    expect(writers.acknowledged.size).toBeGreaterThan(rounds);
  },
  rounds * 120_000,
);

it(
  `loses no acknowledged write in ${databaseRounds} rounds of a database that fails`,
  async () => {
    const postmaster = () => readPostmasterFile(join(dataDir, 'postgres'))?.pid ?? 0;
    const slowest = await databaseFaults(writers, { rounds: databaseRounds, readyMs: limits.readyMs, postmaster });
    if (databaseRounds > 1)
      process.stdout.write(`${JSON.stringify({ ready: slowest, writes: writers.acknowledged.size })}\n`);
  },
  databaseRounds * 120_000,
);

it('answers 503 when a connection breaks within a transaction, and then works again', async () => {
  const { answer, blocker } = await waitingWrite('terminated');
  await blocker.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'muster %' and application_name <> 'muster blocker'`);
  expect(await answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  await blocker.end();
  await writers.untilReady(limits.readyMs);
});

it('starts a killed PostgreSQL again and answers 503 in between', async () => {
  const { answer } = await waitingWrite('killed');
  process.kill(readPostmasterFile(join(dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL');
  expect(await answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  await writers.untilReady(limits.readyMs);
});

it('reports a frozen PostgreSQL within a second, and refuses other requests immediately', async () => {
  const { authorization } = await writers.signIn();
  const read = () => writers.send({ method: 'GET', path: '/api/get-shifts-for-dropdown', headers: { authorization } });
  const frozen = postgresProcesses();
  const thaw = () => frozen.map((pid) => process.kill(pid, 'SIGCONT'));
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    const startedAt = performance.now();
    expect(await writers.health()).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(limits.healthMs);
    const waits = [read(), read()];
    const isRefused = () =>
      Promise.race([read(), wait(isMeasured ? 300 : 1_500)]).then((answer) => answer?.status === 503);
    await expect.poll(isRefused, { timeout: 15_000, interval: 200 }).toBe(true);
    thaw();
    expect(await Promise.all(waits)).toMatchObject([{ status: 200 }, { status: 200 }]);
  } finally {
    thaw();
  }
  await writers.untilReady(limits.readyMs);
});

it('ends within 5 s of SIGTERM while a request waits, and leaves nothing behind', async () => {
  const { answer } = await waitingWrite('stopped');
  const startedAt = performance.now();
  expect(await portal.end('SIGTERM')).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(limits.stopMs);
  // Cut, not answered when the statement reached its own limit.
  expect(await answer).toBeNull();
  expect(postgresProcesses()).toEqual([]);
  expect(readdirSync(dataDir)).not.toContain('server.lock');
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

/** A write that waits in the middle of its transaction for the table that `blocker` locked. */
async function waitingWrite(number: string) {
  const { authorization } = await writers.signIn();
  const blocker = new pg.Client(
    clientConfig(await connect(), { name: 'blocker', settings: { 'app.scope': 'system' } }),
  );
  blocker.on('error', () => undefined);
  await blocker.connect();
  await blocker.query('begin; lock table employee_cost in share row exclusive mode');
  const body = newEmployee(number);
  // Null if the portal cut the connection.
  const answer = writers
    .send({ method: 'POST', path: '/api/employees', headers: { authorization }, body })
    .catch(() => null);
  // Within a transaction pg_stat_activity keeps its first answer, pg_locks does not.
  const waiting = 'select 1 from pg_locks where not granted';
  await expect.poll(async () => (await blocker.query(waiting)).rowCount, { timeout: 30_000 }).toBe(1);
  return { answer, blocker };
}

const postgresProcesses = () => processesIn(join(dataDir, 'postgres'));
