import pg from 'pg';
import { clientConfig } from '../apps/server/src/database/connection.ts';
import { connectToEmbedded } from '../apps/server/src/database/embedded/connect-to-embedded.ts';
import { openLine } from '../apps/server/src/testing/http-line.ts';
import { startPortalProcess } from '../apps/server/src/testing/portal-process.ts';
import { signInOverHttp, storeSignIn } from '../apps/server/src/testing/sign-in-over-http.ts';
import { benchData } from './data.ts';
import type { Finding } from './report.ts';

const people = 5_000;
const atOnce = 250;
const planner = { email: 'planner@muster.test', password: 'amber heron over seven ferries' };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A year of schedules for 5,000 people from nothing, and what everybody does today. */
export async function measureSchedule({ quick }: { readonly quick: boolean }, note: (finding: Finding) => void) {
  const dataDir = await benchData(people);
  const database = await connectToEmbedded(dataDir, silent);
  const session = { name: 'bench', settings: { 'app.scope': 'system' }, statementTimeoutMs: 0 };
  const pool = new pg.Pool({ ...clientConfig(database.connection, session), max: 1 });
  pool.on('error', () => undefined);
  const seconds = await rebuildYear(pool);
  note({
    name: 'schedule-year',
    title: `a year of schedules for ${people.toLocaleString('en')} people`,
    figure: seconds,
    goal: 60,
    unit: 's',
    details: { seconds },
    shown: `${atOnce} people at once`,
  });
  await storeSignIn(database.connection, planner, 'hr');
  await pool.end();
  await database.stop();

  const portal = await startPortalProcess({ dataDir });
  try {
    const { authorization } = await signInOverHttp(portal.port, planner);
    const took = await ask(portal.port, { authorization }, quick ? 60 : 300);
    const at = (part: number) => took[Math.floor(took.length * part)] ?? 0;
    note({
      name: 'schedule-today',
      title: `schedule today of ${people.toLocaleString('en')} people, p95`,
      figure: at(0.95),
      goal: 100,
      unit: 'ms',
      details: { p50: at(0.5), p95: at(0.95), samples: took.length },
      shown: `p50 ${at(0.5).toFixed(1)} ms`,
    });
  } finally {
    await portal.end('SIGTERM');
  }
}

async function rebuildYear(pool: pg.Pool): Promise<number> {
  await pool.query('delete from employee_schedule');
  const { rows } = await pool.query<{ id: number }>('select distinct employee_id as id from employee_shift order by 1');
  const startedAt = performance.now();
  for (let first = 0; first < rows.length; first += atOnce) {
    const ids = rows.slice(first, first + atOnce).map(({ id }) => id);
    await pool.query('select rebuild_schedule($1::integer[], current_date - 30, current_date + 334)', [ids]);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await pool.query('vacuum (analyze) employee_schedule');
  return seconds;
}

/** How long each call took, the quickest first. */
async function ask(port: number, headers: Readonly<Record<string, string>>, times: number): Promise<number[]> {
  const line = await openLine(port);
  const took: number[] = [];
  for (let n = -10; n < times; n += 1) {
    const startedAt = performance.now();
    const answer = await line.send({ method: 'GET', path: '/api/employee-schedule-today', headers });
    if (answer.status !== 200) throw new Error(`Answered ${answer.status}: ${answer.text.slice(0, 400)}`);
    if (n >= 0) took.push(performance.now() - startedAt);
  }
  line.close();
  return took.sort((one, other) => one - other);
}
