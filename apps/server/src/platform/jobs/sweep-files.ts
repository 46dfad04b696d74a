import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayIn, homeZone } from '@muster/contract';
import type { BaseContext } from '../context/context.ts';
import { forgetReleased, forgottenKeys } from '../files/stored-file.repository.ts';
import type { DailyJob } from '../jobs/daily-jobs.ts';

const keysAtOnce = 500;
const graceHours = 24;

/** Removes contents without references, and uploads that a crash left behind. Safe to run twice. */
export const sweepFiles: DailyJob<Pick<BaseContext, 'db' | 'files' | 'clock'>> = {
  name: 'sweep-files',
  run: async (ctx) => {
    const until = ctx.clock.now().subtract({ hours: graceHours });
    let batch: string[] = [];
    // Two days back: recently stored contents may belong to a call that has not committed yet.
    for await (const key of ctx.files.keysUntil(dayIn(homeZone, until.subtract({ hours: graceHours })))) {
      batch.push(key);
      if (batch.length === keysAtOnce) {
        await sweep(ctx, batch, until);
        batch = [];
      }
    }
    await sweep(ctx, batch, until);
    await forgetReleased(ctx.db, until);
    await sweepIncoming(ctx.files.incoming, until);
  },
};

async function sweep(
  { db, files }: Pick<BaseContext, 'db' | 'files'>,
  keys: readonly string[],
  until: Temporal.Instant,
): Promise<void> {
  if (keys.length === 0) return;
  for (const key of await forgottenKeys(db, keys, until)) await files.remove(key);
}

async function sweepIncoming(folder: string, until: Temporal.Instant): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < until.epochMilliseconds) await rm(path, { force: true });
  }
}
