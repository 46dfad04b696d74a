import { dayIn, homeZone } from '@muster/contract';
import type { Db } from '../../database/db.ts';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/log-fields.ts';
import { mostAttempts } from '../work/work-loop.ts';
import { forgetLaterRuns, jobState, noteFailed, noteFinished, noteReached, takeJob } from './daily-job.repository.ts';

export interface JobDay {
  /** Today at home, YYYY-MM-DD. */
  readonly day: string;
  /** The day on which it last finished; the days since were missed and need to be caught up. Null the first time. */
  readonly lastDay: string | null;
}

/** Work for each day of the home zone. Its name is stored in the database and must not change. */
export interface DailyJob<C> {
  readonly name: string;
  /** In one transaction with the mark that it is done: if the process is killed, it has not happened. */
  run(ctx: C, day: JobDay): Promise<void>;
}

/** Work on records that are too many for one transaction, which would block each of them for too long. */
export interface DailyRound<C> {
  readonly name: string;
  /**
   * Processes the records after an id (0: from the first). Returns the last one processed, null if none is left. Runs
   * in one transaction with its progress: if the process is killed, the round continues from there.
   */
  runPortion(ctx: C, day: JobDay, after: number): Promise<number | null>;
}

export type DailyWork<C> = DailyJob<C> | DailyRound<C>;

export interface DailyJobsOptions<C> {
  /** Scope `system`. */
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: readonly DailyWork<C>[];
  readonly contextFor: (db: Db) => C;
  readonly log: Log;
}

export interface DailyJobs {
  /** Runs all due jobs. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

const lookEveryMs = 60_000;

/** Runs each job once a day, in whichever process is first (record 015). Checks immediately, and then every minute. */
export function startDailyJobs<C>(options: DailyJobsOptions<C>): DailyJobs {
  const doneOn = new Map<string, string>();
  let isClosing = false;
  let running: Promise<void> | null = null;

  const runAll = async () => {
    const day = dayIn(homeZone, options.clock.now());
    for (const job of options.jobs) {
      const startedAt = performance.now();
      let outcome: Outcome = doneOn.get(job.name) === day ? 'done' : 'more';
      while (outcome === 'more' && !isClosing) outcome = await runOnce(options, job, day, startedAt);
      if (outcome === 'done') doneOn.set(job.name, day);
    }
  };
  const runDue = () => {
    running ??= runAll().finally(() => {
      running = null;
    });
    return running;
  };
  const look = () => {
    runDue().catch((error: Error) => options.log.error({ error }, 'Daily jobs could not be checked.'));
  };

  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  look();

  return {
    runDue,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}

/**
 * 'done': there is nothing more to do on this day, because the job finished, here or elsewhere, or failed too often.
 * 'later': not now.
 */
type Outcome = 'done' | 'more' | 'later';

async function runOnce<C>(
  { db, contextFor, log }: DailyJobsOptions<C>,
  job: DailyWork<C>,
  day: string,
  startedAt: number,
): Promise<Outcome> {
  try {
    return await db.transaction().execute(async (transaction) => {
      if (!(await takeJob(transaction, job.name))) return 'later';
      const { lastDay, attemptsToday, reached } = await jobState(transaction, job.name, day);
      if (lastDay === day) return 'done';
      if (attemptsToday >= mostAttempts) return 'done';
      await forgetLaterRuns(transaction, job.name, day);
      const lastId = await runPart(job, contextFor(transaction), { day, lastDay }, reached);
      if (lastId !== null) {
        await noteReached(transaction, job.name, day, lastId);
        return 'more';
      }
      await noteFinished(transaction, job.name, day);
      log.info({ job: job.name, durationMs: Math.round(performance.now() - startedAt) }, 'A daily job is done.');
      return 'done';
    });
  } catch (error) {
    const reason = reasonOf(error);
    await noteFailed(db, job.name, day, reason);
    log.error({ job: job.name, error }, 'A daily job failed and was rolled back.');
    return 'later';
  }
}

async function runPart<C>(job: DailyWork<C>, ctx: C, day: JobDay, reached: number): Promise<number | null> {
  if ('runPortion' in job) return job.runPortion(ctx, day, reached);
  await job.run(ctx, day);
  return null;
}
