import type pg from 'pg';
import type { LineRequest } from '../apps/server/src/testing/http-line.ts';
import { benchData } from './data.ts';
import { benchType, fillTickets } from './fill-tickets.ts';
import { measureReading, people, planner } from './measure-schedule.ts';
import { type BenchOptions, measureWorks, type Note, withServers } from './measure-work.ts';
import { restRounds, withPool } from './rest-rounds.ts';
import type { BenchWork } from './works.ts';

/** List, record, filing and action center of a service desk with 200,000 tickets of 5,000 people. */
export async function measureTickets(options: BenchOptions, note: Note): Promise<void> {
  const dataDir = await benchData(people);
  await withPool(dataDir, async (pool) => {
    await fillTickets(pool);
    await restRounds(pool);
  });
  await withServers({ dataDir, user: planner, restore: removeFiled }, async (running) => {
    const headers = { authorization: running.authorization };
    const works = ticketWorks(await chooseTickets(running.pool), headers);
    const named = works.filter(({ name }) => options.wants(name));
    await measureWorks(named.length > 0 ? named : works, running, options, note);
    const needs = { name: 'action-center', title: 'action center', path: '/api/needs?most=8', goal: 60 };
    const asking = { port: running.portal.port, headers };
    await measureReading(needs, asking, { times: options.quick ? 60 : 300, note });
  });
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
  await pool.query(`delete from event_outbox where name in ('ticket.changed', 'approvals.opened')`);
  await pool.query(`delete from approval_request where kind = 'ticket' and subject_id in ${filed}`);
  await pool.query(`delete from notification where type like 'tickets.%'`);
  await pool.query('delete from idempotency_key');
  await pool.query(`delete from ticket where subject like '${mark} %'`);
}
