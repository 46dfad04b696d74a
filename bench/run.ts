import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Connection, clientConfig } from '../apps/server/src/database/connection.ts';
import { connectToEmbedded } from '../apps/server/src/database/embedded/connect-to-embedded.ts';
import { type PortalProcess, startPortalProcess } from '../apps/server/src/testing/portal-process.ts';
import { signInOverHttp, storeSignIn } from '../apps/server/src/testing/sign-in-over-http.ts';
import { openBareServer } from './bare-server.ts';
import { benchData } from './data.ts';
import { type Figures, measure, type Work } from './measure.ts';
import { bareCreate, bareOne, ourCreate, ourList, ourOne, type Places, rawWork } from './works.ts';

const { values: given } = parseArgs({
  options: {
    employees: { type: 'string', default: '100000' },
    quick: { type: 'boolean' },
    strict: { type: 'boolean' },
  },
});
const signIn = { email: 'bench@muster.test', password: 'violet otter under nine bridges' };
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const times = given.quick ? 60 : 400;

interface Row {
  readonly work: string;
  readonly connections: number;
  readonly ours: Figures;
  readonly base: Figures;
  readonly ratio: number;
  readonly goal: number;
}

const dataDir = await benchData(Number(given.employees), say);
// Once without counting: the first start compiles what later ones find.
await (await startPortalProcess({ dataDir })).end('SIGTERM');
const portal = await startPortalProcess({ dataDir });
const idle = portal.memory()?.now ?? 0;
const { connection } = await connectToEmbedded(dataDir, quiet);
const pool = new pg.Pool({
  ...clientConfig(connection, { name: 'bench', settings: { 'app.scope': 'staff' }, statementTimeoutMs: 60_000 }),
  max: 16,
});
try {
  const rows = await measureAll(portal, connection);
  report(rows, portal);
} finally {
  await pool.end();
  await portal.end('SIGTERM');
}
process.exit(process.exitCode ?? 0);

async function measureAll({ port }: PortalProcess, at: Connection): Promise<Row[]> {
  await storeSignIn(at, signIn, 'hr');
  const { authorization } = await signInOverHttp(port, signIn);
  const places = await findPlaces();
  const bare = await openBareServer(pool);
  const rows: Row[] = [];
  for (const connections of [1, 16]) {
    const compare = async (work: string, goal: number, ours: Work, base: Work) => {
      const measured = { ours: await measure(ours, times, connections), base: await measure(base, times, connections) };
      const row = { work, connections, goal, ...measured, ratio: measured.ours.p50 / measured.base.p50 };
      rows.push(row);
      say(lineOf(row));
    };
    const page = rawWork(pool, 'firstPage', places);
    await compare('first page by name, total kept', 0.4, ourList(port, authorization, 'firstPage', places), page);
    await compare(
      'first page by name, total not kept',
      1.3,
      ourList(port, authorization, 'firstPage', places, false),
      page,
    );
    await compare(
      'search with few hits',
      1.5,
      ourList(port, authorization, 'search', places),
      rawWork(pool, 'search', places),
    );
    await compare(
      'filter, other sort, page 1,000',
      1.2,
      ourList(port, authorization, 'deepPage', places),
      rawWork(pool, 'deepPage', places),
    );
    await compare('one employee', 3, ourOne(port, authorization, places), bareOne(bare.port, places));
    await compare('create one', 4, ourCreate(port, authorization, places), bareCreate(bare.port, places));
  }
  bare.server.close();
  return rows;
}

async function findPlaces(): Promise<Places> {
  const { rows } = await pool.query<Places>(
    `select e.id as "employeeId", e.office_id as "officeId", substr(e.name, 1, 14) as "rareName",
      (select min(s.id) from shift s) as "shiftId",
      (select min(i.client_id) from client_invoice_config i join client c on c.id = i.client_id
        where c.status = 'Active' and i.valid @> current_date) as "clientId"
    from employee e join employee_list l on l.employee_id = e.id
    where l.status_group = 'active' order by e.id offset 777 limit 1`,
  );
  if (!rows[0]) throw new Error('The bench needs more employees.');
  return rows[0];
}

function report(rows: readonly Row[], { readyMs, memory }: PortalProcess): void {
  const peak = memory()?.peak ?? 0;
  const others = [
    { work: 'start to ready, data there, ms', figure: readyMs, goal: 1000 },
    { work: 'server memory idle, MiB', figure: idle, goal: 120 },
    { work: 'server memory peak, MiB', figure: peak, goal: 200 },
  ];
  for (const { work, figure, goal } of others)
    say(`${met(figure, goal)}  ${work.padEnd(40)} ${figure.toFixed(0)} (goal ${goal})`);
  const result = { employees: Number(given.employees), node: process.version, rows, others };
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(result, null, 2)}\n`);
  appendFileSync(join(folder, 'history.jsonl'), `${JSON.stringify(result)}\n`);
  const missed = rows.some(({ ratio, goal }) => ratio > goal) || others.some(({ figure, goal }) => figure > goal);
  if (given.strict && missed) process.exitCode = 1;
}

function lineOf({ work, connections, ours, base, ratio, goal }: Row): string {
  const figures = `${ours.p50.toFixed(2)} / ${base.p50.toFixed(2)} ms`;
  return `${met(ratio, goal)}  ${work.padEnd(36)} x${String(connections).padEnd(3)} ${figures.padEnd(20)} ${ratio.toFixed(2)} (goal ${goal})`;
}

function met(figure: number, goal: number): string {
  return figure <= goal ? 'met   ' : 'MISSED';
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
