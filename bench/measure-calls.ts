import { setTimeout as wait } from 'node:timers/promises';
import { openLine } from '../apps/server/src/testing/http-line.ts';
import { type PortalProcess, startPortalProcess } from '../apps/server/src/testing/portal-process.ts';
import { chooseRecords, removeCreated } from './bench-records.ts';
import { measureImport } from './measure-import.ts';
import { type BenchOptions, measureWorks, type Note, withServers } from './measure-work.ts';
import { forgetEndingShifts, restRounds, withPool } from './rest-rounds.ts';
import { benchWorks } from './works.ts';

/** A user who sees the sensitive fields: the most expensive case of each call. */
const benchSignIn = { email: 'bench@muster.test', password: 'violet otter under nine bridges' };

/** The real server against plain SQL and a bare server, with its memory and its start. */
export async function measureCalls(dataDir: string, options: BenchOptions, note: Note): Promise<void> {
  await withPool(dataDir, async (pool) => {
    await restRounds(pool);
    await forgetEndingShifts(pool);
  });
  // Once without measuring: the first start compiles what later ones reuse.
  await (await startPortalProcess({ dataDir, entry: '../dist/main.mjs' })).end('SIGTERM');
  if (options.wants('start')) await measureStart(dataDir, options, note);
  await withServers({ dataDir, user: benchSignIn, restore: removeCreated }, async (running) => {
    const { portal, pool, authorization } = running;
    if (options.wants('memory')) await measureIdle(portal, note);
    const records = await chooseRecords(pool);
    const works = benchWorks(records, authorization).filter(({ name }) => options.wants(name));
    await measureWorks(works, running, options, note);
    if (options.wants('memory'))
      noteMemory('peak', 'server memory at its highest in all of the above', 200, portal, note);
    // Last, because it has a limit of its own.
    if (options.wants('import')) await measureImport({ portal, pool, records, authorization }, note);
  });
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
