import type pg from 'pg';
import { connectToEmbedded } from '../apps/server/src/database/embedded/connect-to-embedded.ts';
import { type LineRequest, openLine } from '../apps/server/src/testing/http-line.ts';
import { startPortalProcess } from '../apps/server/src/testing/portal-process.ts';
import { signInOverHttp, storeSignIn } from '../apps/server/src/testing/sign-in-over-http.ts';
import { benchData } from './data.ts';
import { measurePunches } from './measure-punches.ts';
import { measureSettling } from './measure-settling.ts';
import type { Finding } from './report.ts';
import { restRounds, withPool } from './rest-rounds.ts';

export const people = 5_000;
const atOnce = 250;
export const planner = { email: 'planner@muster.test', password: 'amber heron over seven ferries' };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Builds a year of schedules for 5,000 employees, and settles today for everybody. */
export async function measureSchedule({ quick }: { readonly quick: boolean }, note: (finding: Finding) => void) {
  const dataDir = await benchData(people);
  const seconds = await withPool(dataDir, rebuildYear);
  note({
    name: 'schedule-year',
    title: `a year of schedules for ${people.toLocaleString('en')} people`,
    figure: seconds,
    goal: 60,
    unit: 's',
    details: { seconds },
    shown: `${atOnce} people at once`,
  });
  await withPool(dataDir, async (pool) => {
    await measureSettling(pool, note);
    await restRounds(pool);
  });

  const portal = await startPortalProcess({ dataDir, entry: '../dist/main.mjs' });
  try {
    await signUp(dataDir);
    const { authorization } = await signInOverHttp(portal.port, planner);
    for (const reading of readings) {
      await measureReading(
        reading,
        { port: portal.port, headers: { authorization } },
        { times: quick ? 60 : 300, note },
      );
    }
    await measurePunches({ port: portal.port, dataDir, planner }, note);
  } finally {
    await portal.end('SIGTERM');
  }
}

export async function signUp(dataDir: string): Promise<void> {
  const { connection } = await connectToEmbedded(dataDir, silent);
  await storeSignIn(connection, planner, 'hr');
}

async function portionsOf(pool: pg.Pool): Promise<number[][]> {
  const { rows } = await pool.query<{ id: number }>('select distinct employee_id as id from employee_shift order by 1');
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, n) =>
    rows.slice(n * atOnce, (n + 1) * atOnce).map(({ id }) => id),
  );
}

async function rebuildYear(pool: pg.Pool): Promise<number> {
  await pool.query('delete from employee_schedule');
  const portions = await portionsOf(pool);
  const startedAt = performance.now();
  for (const ids of portions) {
    await pool.query('select rebuild_schedule($1::integer[], current_date - 30, current_date + 334)', [ids]);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await pool.query('vacuum (analyze) employee_schedule');
  return seconds;
}

/** A window in the middle of the calendar, as the page asks for it while somebody scrolls. */
const middle = encodeURIComponent(JSON.stringify({ first: 2_500, rows: 50 }));
const thisWeek = () => {
  const today = Temporal.Now.plainDateISO();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return `from=${monday}&to=${monday.add({ days: 6 })}`;
};

const thisMonth = () => {
  const first = Temporal.Now.plainDateISO().with({ day: 1 });
  return `from=${first}&to=${first.add({ months: 1 }).subtract({ days: 1 })}`;
};

const readings = [
  { name: 'schedule-today', title: 'schedule today', path: '/api/employee-schedule-today', goal: 100 },
  {
    name: 'calendar-window',
    title: '50 people x 7 days of the calendar',
    path: `/api/employee-shifts?${thisWeek()}&dt_params=${middle}`,
    goal: 60,
  },
  {
    name: 'calendar-summary',
    title: 'the counts of a week of the calendar',
    path: `/api/employee-shifts/summary?${thisWeek()}`,
    goal: 300,
  },
  {
    name: 'calendar-month',
    title: 'the counts of a month of the calendar',
    path: `/api/employee-shifts/summary?${thisMonth()}`,
    goal: 300,
  },
] as const;

export interface Reading {
  readonly name: string;
  readonly title: string;
  /** The same each time, or that of the nth time. */
  readonly path: string | ((n: number) => string);
  /** How much there is. Default: the people of the schedule. */
  readonly of?: string;
  /** Milliseconds. */
  readonly goal: number;
}

interface Asking {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The 95th percentile of one call. */
export async function measureReading(
  { name, title, path, goal, of = `${people.toLocaleString('en')} people` }: Reading,
  asking: Asking,
  { times, note }: { readonly times: number; readonly note: (finding: Finding) => void },
): Promise<void> {
  const { port, headers } = asking;
  const took = await durationsOf((n) => ({ method: 'GET', path: typeof path === 'string' ? path : path(n), headers }), {
    port,
    times,
  });
  const at = (part: number) => took[Math.floor(took.length * part)] ?? 0;
  note({
    name,
    title: `${title} of ${of}, p95`,
    figure: at(0.95),
    goal,
    unit: 'ms',
    details: { p50: at(0.5), p95: at(0.95), samples: took.length },
    shown: `p50 ${at(0.5).toFixed(1)} ms`,
  });
}

/** The duration of each call, fastest first. */
export async function durationsOf(
  request: LineRequest | ((n: number) => LineRequest),
  { port, times }: { readonly port: number; readonly times: number },
): Promise<number[]> {
  const line = await openLine(port);
  const took: number[] = [];
  for (let n = -10; n < times; n += 1) {
    const startedAt = performance.now();
    const answer = await line.send(typeof request === 'function' ? request(n) : request);
    if (answer.status !== 200) throw new Error(`Answered ${answer.status}: ${answer.text.slice(0, 400)}`);
    if (n >= 0) took.push(performance.now() - startedAt);
  }
  line.close();
  return took.sort((one, other) => one - other);
}
