import { homeZone } from '@muster/contract';
import pg from 'pg';
import { allDailyJobs } from '../apps/server/src/all-work.ts';
import { clientConfig } from '../apps/server/src/database/connection.ts';
import { connectToEmbedded } from '../apps/server/src/database/embedded/connect-to-embedded.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const rounds = allDailyJobs.filter((job) => 'runPortion' in job).map(({ name }) => name);

/** Runs plain SQL on a data folder, without a viewer and without a time limit. */
export async function withPool<T>(dataDir: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const database = await connectToEmbedded(dataDir, silent);
  const session = { name: 'bench', settings: { 'app.scope': 'system' }, statementTimeoutMs: 0 };
  const pool = new pg.Pool({ ...clientConfig(database.connection, session), max: 1 });
  pool.on('error', () => undefined);
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await database.stop();
  }
}

/** Marks today's jobs as done, so that they do not disturb the measurement. */
export async function restRounds(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into daily_job_run (name, day, attempts, finished_at)
     select name, day::date, 1, now() from unnest($1::text[]) name
     cross join generate_series((now() at time zone $2)::date, (now() at time zone $2)::date + 1, '1 day') day
     on conflict (name, day) do update set finished_at = now()`,
    [rounds, homeZone],
  );
}

/** Makes sure that no shift ends during the measurement, so that the time of day makes no difference. */
export async function forgetEndingShifts(pool: pg.Pool): Promise<void> {
  await pool.query("delete from employee_schedule where starts_at < now() + interval '3 hours'");
  await pool.query('vacuum (analyze) employee_schedule');
}
