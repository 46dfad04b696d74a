import { buffer } from 'node:stream/consumers';
import type { Worker } from 'node:worker_threads';
import { readSheet } from './spreadsheet.ts';

/** What it cost to read a file several times at once. */
export interface ReadingCost {
  readonly answers: readonly string[];
  /** Of the processor, in all threads: other work on the machine does not count. */
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
  const [before, used] = [peak(), process.cpuUsage()];
  const read = () => readSheet(bytes, async () => undefined).then(() => 'read', String);
  const answers = await Promise.all(Array.from({ length: times }, read));
  const { user, system } = process.cpuUsage(used);
  return { answers, seconds: (user + system) / 1e6, megabytes: peak() - before, mostThreads };
}

const cost = await costOf(await buffer(process.stdin), Number(process.argv[2]));
process.stdout.write(JSON.stringify(cost));
