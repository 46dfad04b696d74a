import { dayIn, homeZone } from '@muster/contract';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../http/context.ts';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/log-fields.ts';
import { mostAttempts } from '../outbox/work-loop.ts';
import { jobState, noteFailed, noteFinished, takeJob } from './daily-job.repository.ts';

export interface JobDay {
  /** Today at home, YYYY-MM-DD. */
  readonly day: string;
  /** The day on which it finished last: what came between was missed and is to be caught up. Null the first time. */
  readonly lastDay: string | null;
}

/** Work for each day of the home zone. Its name stands in the database for good. */
export interface DailyJob<C> {
  readonly name: string;
  /** In one transaction with the note that it is done: killed in the middle, it has not happened. */
  run(ctx: C, day: JobDay): Promise<void>;
}

export interface DailyJobsOptions<C> {
  /** Scope `system`. */
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: readonly DailyJob<C>[];
  readonly contextFor: (db: Db) => C;
  readonly log: Log;
}

export interface DailyJobs {
  /** Runs whatever is due. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

const lookEveryMs = 60_000;

/** Runs each job once a day, in whichever process comes first (record 015). Looks at once, and every minute. */
export function startDailyJobs<C>(options: DailyJobsOptions<C>): DailyJobs {
  const doneOn = new Map<string, string>();
  let running: Promise<void> | null = null;

  const runAll = async () => {
    const day = dayIn(homeZone, options.clock.now());
    for (const job of options.jobs) {
      if (doneOn.get(job.name) !== day && (await runOnce(options, job, day))) doneOn.set(job.name, day);
    }
  };
  const runDue = () => {
    running ??= runAll().finally(() => {
      running = null;
    });
    return running;
  };
  const look = () => {
    runDue().catch((error: Error) => options.log.error({ error }, 'Daily jobs could not be looked at.'));
  };

  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  look();

  return {
    runDue,
    async close() {
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}

/** True when nothing more is to be done on this day: finished, here or elsewhere, or failed too often. */
async function runOnce<C>(
  { db, contextFor, log }: DailyJobsOptions<C>,
  job: DailyJob<C>,
  day: string,
): Promise<boolean> {
  const startedAt = performance.now();
  try {
    return await db.transaction().execute(async (transaction) => {
      if (!(await takeJob(transaction, job.name))) return false;
      const { lastDay, attemptsToday } = await jobState(transaction, job.name, day);
      if (lastDay !== null && lastDay >= day) return true;
      if (attemptsToday >= mostAttempts) return true;
      await job.run(contextFor(transaction), { day, lastDay });
      await noteFinished(transaction, job.name, day);
      log.info({ job: job.name, durationMs: Math.round(performance.now() - startedAt) }, 'A daily job is done.');
      return true;
    });
  } catch (error) {
    const reason = reasonOf(error);
    await noteFailed(db, job.name, day, reason);
    log.error({ job: job.name, error }, 'A daily job failed; nothing of it was kept.');
    return false;
  }
}
