import { buffer } from 'node:stream/consumers';
import type { Worker } from 'node:worker_threads';
import { readSheet } from './spreadsheet.ts';

/** What it cost to read a file several times at once. */
export interface ReadingCost {
  readonly answers: readonly string[];
  readonly seconds: number;
  /** How much the peak of the whole process grew. */
  readonly megabytes: number;
  readonly mostThreads: number;
}

const peak = () => process.resourceUsage().maxRSS / 1024;

async function costOf(bytes: Buffer, times: number): Promise<ReadingCost> {
  let [threads, mostThreads] = [0, 0];
  process.on('worker', (worker: Worker) => {
    threads += 1;
    mostThreads = Math.max(mostThreads, threads);
    worker.once('exit', () => {
      threads -= 1;
    });
  });
  const [before, startedAt] = [peak(), performance.now()];
  const read = () => readSheet(bytes, async () => undefined).then(() => 'read', String);
  const answers = await Promise.all(Array.from({ length: times }, read));
  return { answers, seconds: (performance.now() - startedAt) / 1000, megabytes: peak() - before, mostThreads };
}

const cost = await costOf(await buffer(process.stdin), Number(process.argv[2]));
process.stdout.write(JSON.stringify(cost));
