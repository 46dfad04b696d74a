import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** True for the one process that may run this job until its transaction ends. */
export async function takeJob(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(7253003, hashtext(${name})) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}

export interface JobState {
  /** Latest day up to today on which it finished. */
  readonly lastDay: string | null;
  readonly attemptsToday: number;
  /** Progress of today's run; 0: not begun. */
  readonly reached: number;
}

export async function jobState(db: Db, name: string, day: string): Promise<JobState> {
  const { rows } = await sql<{ last_day: string | null; attempts: number | null; reached: number | null }>`
    select max(day) filter (where finished_at is not null and day <= ${day}::date)::text as last_day,
      max(attempts) filter (where day = ${day}::date) as attempts,
      max(reached) filter (where day = ${day}::date) as reached
    from daily_job_run where name = ${name}`.execute(db);
  return { lastDay: rows[0]?.last_day ?? null, attemptsToday: rows[0]?.attempts ?? 0, reached: rows[0]?.reached ?? 0 };
}

/** A clock that was ahead has left them: those days have not come, and their work is still to be done. */
export async function forgetLaterRuns(db: Db, name: string, day: string): Promise<void> {
  await sql`delete from daily_job_run where name = ${name} and day > ${day}::date`.execute(db);
}

export async function noteReached(db: Db, name: string, day: string, lastId: number): Promise<void> {
  await sql`insert into daily_job_run (name, day, reached) values (${name}, ${day}::date, ${lastId})
    on conflict (name, day) do update set reached = excluded.reached`.execute(db);
}

export async function noteFinished(db: Db, name: string, day: string): Promise<void> {
  await sql`insert into daily_job_run (name, day, attempts, finished_at) values (${name}, ${day}::date, 1, now())
    on conflict (name, day) do update set attempts = daily_job_run.attempts + 1, finished_at = now(), last_error = null`.execute(
    db,
  );
}

export async function noteFailed(db: Db, name: string, day: string, error: string): Promise<void> {
  await sql`insert into daily_job_run (name, day, attempts, last_error) values (${name}, ${day}::date, 1, ${error.slice(0, 1000)})
    on conflict (name, day) do update set attempts = daily_job_run.attempts + 1, last_error = excluded.last_error`.execute(
    db,
  );
}
