import { fork } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { connectToEmbedded } from '../apps/server/src/database/embedded/connect-to-embedded.ts';
import type { LineRequest } from '../apps/server/src/testing/http-line.ts';
import { startPortalProcess } from '../apps/server/src/testing/portal-process.ts';
import { signInOverHttp } from '../apps/server/src/testing/sign-in-over-http.ts';
import { benchData } from './data.ts';
import { benchType, fillTickets } from './fill-tickets.ts';
import { type BenchOptions, benchConfig, measureWork, openBare } from './measure-calls.ts';
import { measureReading, people, planner, signUp } from './measure-schedule.ts';
import type { Finding } from './report.ts';
import { restRounds, withPool } from './rest-rounds.ts';
import type { BenchWork } from './works.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** List, record, filing and action center of a service desk with 200,000 tickets of 5,000 people. */
export async function measureTickets(options: BenchOptions, note: (finding: Finding) => void) {
  const dataDir = await benchData(people);
  await withPool(dataDir, async (pool) => {
    await fillTickets(pool);
    await restRounds(pool);
  });
  const portal = await startPortalProcess({ dataDir, entry: '../dist/main.mjs' });
  const { connection } = await connectToEmbedded(dataDir, silent);
  const pool = new pg.Pool(benchConfig(connection));
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'));
  pool.on('error', () => undefined);
  try {
    await signUp(dataDir);
    const { authorization } = await signInOverHttp(portal.port, planner);
    const servers = { connection, barePort: await openBare(bare, connection), ourPort: portal.port };
    for (const work of ticketWorks(await chooseTickets(pool), { authorization }))
      for (const connections of [1, 16]) await measureWork({ work, connections, servers, pool }, options, note);
    const needs = { name: 'action-center', title: 'action center', path: '/api/needs?most=8', goal: 60 };
    const asking = { port: portal.port, headers: { authorization } };
    await measureReading(needs, asking, { times: options.quick ? 60 : 300, note });
  } finally {
    bare.kill();
    await removeFiled(pool);
    await pool.end();
    await portal.end('SIGTERM');
  }
}

interface Chosen {
  readonly ids: readonly number[];
  readonly words: readonly string[];
  readonly typeId: number;
  readonly userId: number;
}

async function chooseTickets(pool: pg.Pool): Promise<Chosen> {
  const { rows } = await pool.query<Chosen>(
    `select array(select id from ticket where id % 997 = 0 order by id limit 200) as ids,
      array(select split_part(subject, ' ', 2) from ticket where id % 997 = 0 order by id limit 200) as words,
      (select id from ticket_type where code = $1) as "typeId", (select id from app_user where email = $2) as "userId"`,
    [benchType, planner.email],
  );
  const [found] = rows;
  if (!found) throw new Error('There are no tickets.');
  return found;
}

const mark = 'Bench files';
const details = { problem: 'Computer', asset: 'A-100', details: 'The screen stays black after a restart.' };
const run = process.pid.toString(36) + performance.now().toFixed(0);

function ticketWorks({ ids, words, typeId, userId }: Chosen, headers: { authorization: string }): BenchWork[] {
  const at = <T>(all: readonly T[], n: number): T => {
    const one = all[n % all.length];
    if (one === undefined) throw new Error('There are no tickets.');
    return one;
  };
  const list = (parameters: object): LineRequest => {
    const query = new URLSearchParams({ dt_params: JSON.stringify({ rows: 30, ...parameters }) });
    return { method: 'GET', path: `/api/tickets?${query}`, headers };
  };
  return [
    {
      name: 'ticket-list',
      title: 'tickets, first page',
      goal: { against: 'raw', ratio: 1.3 },
      statements: 'ticketPage',
      values: () => [],
      request: () => list({}),
      status: 200,
    },
    {
      name: 'ticket-search',
      title: 'tickets, search with few hits',
      goal: { against: 'raw', ratio: 1.5 },
      statements: 'ticketSearch',
      values: (n) => [at(words, n)],
      request: (n) => list({ filters: { global: { value: at(words, n) } } }),
      status: 200,
    },
    {
      name: 'ticket-one',
      title: 'one ticket with its conversation',
      goal: { against: 'bare', ratio: 4 },
      statements: 'ticketOne',
      values: (n) => [at(ids, n)],
      request: (n) => ({ method: 'GET', path: `/api/tickets/${at(ids, n)}`, headers }),
      status: 200,
    },
    {
      name: 'ticket-create',
      title: 'file a ticket with due times and an approval',
      goal: { against: 'bare', ratio: 5 },
      statements: 'ticketCreate',
      values: (n) => [benchType, `${mark} ${n}`, userId, JSON.stringify(details)],
      request: (n) => ({
        method: 'POST',
        path: '/api/create-ticket',
        headers: { ...headers, 'idempotency-key': `${run}-${n}-0123456789` },
        body: { ticket_type_id: typeId, subject: `${mark} ${n}`, details },
      }),
      status: 201,
    },
  ];
}

/** Restores the data, so that the next run measures the same. */
async function removeFiled(pool: pg.Pool): Promise<void> {
  const filed = `(select id from ticket where subject like '${mark} %')`;
  await pool.query(`delete from approval_request where kind = 'ticket' and subject_id in ${filed}`);
  await pool.query(`delete from notification where type like 'tickets.%'`);
  await pool.query('delete from idempotency_key');
  await pool.query(`delete from ticket where subject like '${mark} %'`);
}
