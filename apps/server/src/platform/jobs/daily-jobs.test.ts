import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../database/db.ts';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { createLog } from '../log/log.ts';
import {
  type DailyJob,
  type DailyJobs,
  type DailyRound,
  type DailyWork,
  type JobDay,
  startDailyJobs,
} from './daily-jobs.ts';

let scratch: OpenScratch;
let now: Temporal.Instant;
let started: DailyJobs[];

beforeEach(async () => {
  scratch = await openScratch();
  // The last minute of 1 March in Manila.
  now = Temporal.Instant.from('2026-03-01T15:59:00Z');
  started = [];
});

afterEach(async () => {
  for (const jobs of started) await jobs.close();
  await scratch.close();
});

function start(...jobs: DailyWork<{ db: Db }>[]): DailyJobs {
  const { db } = scratch;
  const clock = { now: () => now };
  const running = startDailyJobs({
    db,
    clock,
    jobs,
    contextFor: (given) => ({ db: given }),
    log: createLog({ level: 'silent' }),
  });
  started.push(running);
  return running;
}

function counting(name: string, days: JobDay[]): DailyJob<{ db: Db }> {
  return { name, run: async (_, day) => void days.push(day) };
}

it('runs once a day of the home zone, and learns which days were missed', async () => {
  const days: JobDay[] = [];
  const jobs = start(counting('count', days));
  await jobs.runDue();
  await jobs.runDue();
  now = now.add({ minutes: 1 });
  await jobs.runDue();
  now = now.add({ hours: 24 * 3 });
  await jobs.runDue();
  expect(days).toEqual([
    { day: '2026-03-01', lastDay: null },
    { day: '2026-03-02', lastDay: '2026-03-01' },
    { day: '2026-03-05', lastDay: '2026-03-02' },
  ]);
});

it('runs on each day again after a clock that was ahead was put right', async () => {
  const days: JobDay[] = [];
  const jobs = start(counting('count', days));
  await jobs.runDue();
  const right = now;
  now = right.add({ hours: 24 * 30 });
  await jobs.runDue();
  for (const daysLater of [0, 1, 2, 30]) {
    now = right.add({ hours: 24 * daysLater });
    await jobs.runDue();
  }
  expect(days).toEqual([
    { day: '2026-03-01', lastDay: null },
    { day: '2026-03-31', lastDay: '2026-03-01' },
    { day: '2026-03-02', lastDay: '2026-03-01' },
    { day: '2026-03-03', lastDay: '2026-03-02' },
    { day: '2026-03-31', lastDay: '2026-03-03' },
  ]);
});

it('runs in one of several processes, and not again after a restart', async () => {
  const days: JobDay[] = [];
  const slow: DailyJob<{ db: Db }> = {
    name: 'count',
    run: async ({ db }, day) => {
      await sql`select pg_sleep(0.2)`.execute(db);
      days.push(day);
    },
  };
  const all = [1, 2, 3].map(() => start(slow));
  await Promise.all(all.map((jobs) => jobs.runDue()));
  await start(counting('count', days)).runDue();
  expect(days).toHaveLength(1);
});

it('stores nothing of a failed run, retries five times, and does not block other jobs', async () => {
  const days: JobDay[] = [];
  let tries = 0;
  const broken: DailyJob<{ db: Db }> = {
    name: 'broken',
    run: async ({ db }) => {
      tries += 1;
      await sql`insert into organization_setting (key, value) values ('half', 'done')`.execute(db);
      throw new Error('no');
    },
  };
  const jobs = start(broken, counting('other', days));
  for (let round = 0; round < 8; round += 1) await jobs.runDue();
  expect({ tries, days: days.length }).toEqual({ tries: 5, days: 1 });
  expect((await sql`select from organization_setting where key = 'half'`.execute(scratch.db)).rows).toEqual([]);
  now = now.add({ hours: 24 });
  await jobs.runDue();
  expect(tries).toBe(6);
});

/** Visits 1 to 5, two at a time, and records each. */
function rounding(afterEach: (after: number) => Promise<void> = async () => undefined): DailyRound<{ db: Db }> {
  return {
    name: 'round',
    runPortion: async ({ db }, _, after) => {
      const ids = [1, 2, 3, 4, 5].filter((id) => id > after).slice(0, 2);
      for (const id of ids) {
        await sql`insert into organization_setting (key, value) values (${`round_${id}`}, 'done')`.execute(db);
      }
      await afterEach(after);
      return ids.at(-1) ?? null;
    },
  };
}

const rounded = async () => {
  const keys = sql<{ key: string }>`select key from organization_setting where key like 'round%' order by key`;
  return (await keys.execute(scratch.db)).rows.map(({ key }) => Number(key.slice('round_'.length)));
};

it('processes a round in portions, each stored separately, once a day', async () => {
  const seen: number[][] = [];
  const jobs = start(
    rounding(async () => {
      seen.push(await rounded());
    }),
  );
  await jobs.runDue();
  await jobs.runDue();
  await start(rounding()).runDue();
  expect(seen).toEqual([[], [1, 2], [1, 2, 3, 4], [1, 2, 3, 4, 5]]);
  expect(await rounded()).toEqual([1, 2, 3, 4, 5]);
});

it('continues an interrupted round', async () => {
  const broken = rounding(async (after) => {
    if (after === 2) throw new Error('no');
  });
  await start(broken).runDue();
  expect(await rounded()).toEqual([1, 2]);
  await start(rounding()).runDue();
  expect(await rounded()).toEqual([1, 2, 3, 4, 5]);
});

it('does not delay the end of the process with the rest of a round', async () => {
  const closing: Promise<void>[] = [];
  const jobs = start(
    rounding(async () => {
      if (closing.length === 0) closing.push(jobs.close());
    }),
  );
  await jobs.runDue();
  await Promise.all(closing);
  expect(await rounded()).toEqual([1, 2]);
});
