import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Connection, clientConfig } from '../apps/server/src/database/connection.ts';
import { connectToEmbedded } from '../apps/server/src/database/embedded/connect-to-embedded.ts';
import { openLine } from '../apps/server/src/testing/http-line.ts';
import { type PortalProcess, startPortalProcess } from '../apps/server/src/testing/portal-process.ts';
import { signInOverHttp, storeSignIn } from '../apps/server/src/testing/sign-in-over-http.ts';
import { chooseRecords, removeCreated } from './bench-records.ts';
import { openDoers, type Servers, type Way } from './doers.ts';
import { type Figures, measureInTurns } from './measure.ts';
import { measureImport } from './measure-import.ts';
import type { Finding } from './report.ts';
import { forgetEndingShifts, restRounds, withPool } from './rest-rounds.ts';
import { type BenchWork, benchWorks } from './works.ts';

export interface BenchOptions {
  readonly quick: boolean;
  wants(name: string): boolean;
}
type Note = (finding: Finding) => void;

/** A user who sees the sensitive fields: the most expensive case of each call. */
const benchSignIn = { email: 'bench@muster.test', password: 'violet otter under nine bridges' };

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The real server against plain SQL and a bare server, with its memory and its start. */
export async function measureCalls(dataDir: string, options: BenchOptions, note: Note): Promise<void> {
  await withPool(dataDir, async (pool) => {
    await restRounds(pool);
    await forgetEndingShifts(pool);
  });
  // Once without measuring: the first start compiles what later ones reuse.
  await (await startPortalProcess({ dataDir, entry: '../dist/main.mjs' })).end('SIGTERM');
  if (options.wants('start')) await measureStart(dataDir, options, note);
  const portal = await startPortalProcess({ dataDir, entry: '../dist/main.mjs' });
  const { connection } = await connectToEmbedded(dataDir, silent);
  const pool = new pg.Pool(benchConfig(connection));
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'));
  pool.on('error', () => undefined);
  try {
    await storeSignIn(connection, benchSignIn, 'hr');
    const { authorization } = await signInOverHttp(portal.port, benchSignIn);
    if (options.wants('memory')) await measureIdle(portal, note);
    const records = await chooseRecords(pool);
    const works = benchWorks(records, authorization).filter(({ name }) => options.wants(name));
    const servers = { connection, barePort: await openBare(bare, connection), ourPort: portal.port };
    for (const work of works) {
      for (const connections of [1, 16]) await measureWork({ work, connections, servers, pool }, options, note);
    }
    if (options.wants('memory'))
      noteMemory('peak', 'server memory at its highest in all of the above', 200, portal, note);
    // Last, because it has a limit of its own.
    if (options.wants('import')) await measureImport({ portal, pool, records, authorization }, note);
  } finally {
    bare.kill();
    await removeCreated(pool);
    await pool.end();
    await portal.end('SIGTERM');
  }
}

export function benchConfig(connection: Connection) {
  // Writes between two calls belong to no measured way, so nothing waits for the disk.
  const settings = { 'app.scope': 'system', synchronous_commit: 'off' };
  return { ...clientConfig(connection, { name: 'bench', settings, statementTimeoutMs: 0 }), max: 4 };
}

export async function openBare(child: ChildProcess, connection: Connection): Promise<number> {
  child.send(connection);
  const [message] = await once(child, 'message');
  return Number(message.port);
}

interface WorkRun {
  readonly work: BenchWork;
  readonly connections: number;
  readonly servers: Servers;
  readonly pool: pg.Pool;
}

export async function measureWork({ work, connections, servers, pool }: WorkRun, { quick }: BenchOptions, note: Note) {
  const doers = await openDoers(work, servers, connections);
  const before = async () => work.before?.(pool);
  const times = { rounds: quick ? 4 : 10, roundMs: quick ? 200 : 500 };
  const figures = await measureInTurns(doers, { before, ...times }).finally(() => {
    for (const doer of Object.values(doers).flat()) doer.close();
  });
  const { against, ratio: goal } = work.goal;
  note({
    name: `${work.name} x${connections}`,
    title: `${work.title}, ${connections} connection${connections === 1 ? '' : 's'}`,
    figure: figures.ours.p50 / figures[against].p50,
    goal,
    unit: `x ${against}`,
    details: figures,
    shown: shownFigures(figures),
  });
}

function shownFigures(figures: Record<Way, Figures>): string {
  const ways = Object.entries(figures).map(([way, { p50, p99 }]) => `${way} ${p50.toFixed(2)}/${p99.toFixed(1)}`);
  return `${ways.join('  ')} ms (p50/p99)`;
}

/** From the start of the process to the first answered list; the median of several runs. */
async function measureStart(dataDir: string, { quick }: BenchOptions, note: Note): Promise<void> {
  const took: number[] = [];
  for (let times = 0; times < (quick ? 3 : 7); times += 1) {
    const startedAt = performance.now();
    const portal = await startPortalProcess({ dataDir, entry: '../dist/main.mjs' });
    const line = await openLine(portal.port);
    await line.send({ method: 'GET', path: '/sanctum/csrf-cookie' });
    took.push(performance.now() - startedAt);
    line.close();
    await portal.end('SIGTERM');
  }
  took.sort((one, other) => one - other);
  const figure = took[Math.floor(took.length / 2)] ?? 0;
  const shown = `${took.map((ms) => ms.toFixed(0)).join(' ')} ms`;
  note({
    name: 'start',
    title: 'start to the first answered call, data there',
    figure,
    goal: 1000,
    unit: 'ms',
    details: { took },
    shown,
  });
}

async function measureIdle(portal: PortalProcess, note: Note): Promise<void> {
  await wait(3_000);
  noteMemory('now', 'server memory idle, somebody signed in', 120, portal, note);
}

function noteMemory(which: 'now' | 'peak', title: string, goal: number, portal: PortalProcess, note: Note): void {
  const memory = portal.memory();
  if (memory === null) return;
  const shown = 'beside PostgreSQL';
  note({ name: `memory ${which}`, title, figure: memory[which], goal, unit: 'MiB', details: memory, shown });
}
