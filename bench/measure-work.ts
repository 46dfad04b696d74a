import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { type Connection, clientConfig } from '../apps/server/src/database/connection.ts';
import { connectToEmbedded } from '../apps/server/src/database/embedded/connect-to-embedded.ts';
import { type PortalProcess, startPortalProcess } from '../apps/server/src/testing/portal-process.ts';
import { signInOverHttp, storeSignIn } from '../apps/server/src/testing/sign-in-over-http.ts';
import { openDoers, type Servers, type Way } from './doers.ts';
import { type Figures, measureInTurns } from './measure.ts';
import type { Finding } from './report.ts';
import type { BenchWork } from './works.ts';

export interface BenchOptions {
  readonly quick: boolean;
  wants(name: string): boolean;
}
export type Note = (finding: Finding) => void;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export interface Running {
  readonly portal: PortalProcess;
  readonly pool: pg.Pool;
  /** Of the user who signed in. */
  readonly authorization: string;
  readonly servers: Servers;
}

interface Setting {
  readonly dataDir: string;
  /** Signs in as HR, who see the most. */
  readonly user: { readonly email: string; readonly password: string };
  /** Restores the data, so that the next run measures the same. */
  readonly restore: (pool: pg.Pool) => Promise<void>;
}

/** The portal, plain SQL and the bare server over one database, until `work` ends. */
export async function withServers({ dataDir, user, restore }: Setting, work: (running: Running) => Promise<void>) {
  const portal = await startPortalProcess({ dataDir, entry: '../dist/main.mjs' });
  const { connection } = await connectToEmbedded(dataDir, silent);
  const pool = new pg.Pool(benchConfig(connection));
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'));
  pool.on('error', () => undefined);
  try {
    await storeSignIn(connection, user, 'hr');
    const { authorization } = await signInOverHttp(portal.port, user);
    const servers = { connection, barePort: await openBare(bare, connection), ourPort: portal.port };
    await work({ portal, pool, authorization, servers });
  } finally {
    bare.kill();
    await restore(pool);
    await pool.end();
    await portal.end('SIGTERM');
  }
}

function benchConfig(connection: Connection) {
  // Writes between two calls belong to no measured way, so nothing waits for the disk.
  const settings = { 'app.scope': 'system', synchronous_commit: 'off' };
  return { ...clientConfig(connection, { name: 'bench', settings, statementTimeoutMs: 0 }), max: 4 };
}

async function openBare(child: ChildProcess, connection: Connection): Promise<number> {
  child.send(connection);
  const [message] = await once(child, 'message');
  return Number(message.port);
}

/** Each work on one connection and on 16. */
export async function measureWorks(
  works: readonly BenchWork[],
  running: Pick<Running, 'servers' | 'pool'>,
  { quick }: BenchOptions,
  note: Note,
): Promise<void> {
  const times = { rounds: quick ? 4 : 10, roundMs: quick ? 200 : 500 };
  for (const work of works) {
    for (const connections of [1, 16]) note(await findingOf(work, connections, running, times));
  }
}

async function findingOf(
  work: BenchWork,
  connections: number,
  { servers, pool }: Pick<Running, 'servers' | 'pool'>,
  times: { readonly rounds: number; readonly roundMs: number },
): Promise<Finding> {
  const doers = await openDoers(work, servers, connections);
  const before = async () => work.before?.(pool);
  const figures = await measureInTurns(doers, { before, ...times }).finally(() => {
    for (const doer of Object.values(doers).flat()) doer.close();
  });
  const { against, ratio: goal } = work.goal;
  return {
    name: `${work.name} x${connections}`,
    title: `${work.title}, ${connections} connection${connections === 1 ? '' : 's'}`,
    figure: figures.ours.p50 / figures[against].p50,
    goal,
    unit: `x ${against}`,
    details: figures,
    shown: shownFigures(figures),
  };
}

function shownFigures(figures: Record<Way, Figures>): string {
  const ways = Object.entries(figures).map(([way, { p50, p99 }]) => `${way} ${p50.toFixed(2)}/${p99.toFixed(1)}`);
  return `${ways.join('  ')} ms (p50/p99)`;
}
