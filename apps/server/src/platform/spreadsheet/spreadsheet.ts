import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createTurnQueue } from '../work/turn-queue.ts';
import { buildCsv, buildWorkbook, type Table } from './build-workbook.ts';
import type { SheetRow } from './read-rows.ts';
import { spreadsheetLimits as limits } from './spreadsheet-limits.ts';
import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';
import type { WorkerAnswer, WorkerTask } from './worker-messages.ts';

const busy = 'Too many spreadsheets are being worked on at this moment. Please try again in a few seconds.';
const inTurn = createTurnQueue({ atOnce: 2, waiting: 20, busy });

/**
 * Gives the rows of the first sheet of an .xlsx or .csv file, the header among them, a few hundred at a time. The file is
 * read in a thread of its own that dies with it where it is hostile (reliability row 16).
 * @throws SpreadsheetRefusal where the file is not one that we read; Problem busy (503).
 */
export async function readSheet(bytes: Buffer, take: (rows: readonly SheetRow[]) => Promise<void>): Promise<void> {
  await inTurn(() =>
    withWorker({ kind: 'read', bytes }, async (answer, worker) => {
      if (!('rows' in answer)) return;
      await take(answer.rows);
      worker.postMessage('next');
    }),
  );
}

/** An .xlsx file with drop-downs for the columns that have choices. No cell of it is a formula. */
export function writeWorkbook(table: Table): Promise<Buffer> {
  return isSmall(table) ? buildWorkbook(table).then(Buffer.from) : written({ kind: 'xlsx', table });
}

/** A .csv file in which cells that begin like a formula begin with an apostrophe instead; readSheet takes it off. */
export async function writeCsv(table: Table): Promise<Buffer> {
  return isSmall(table) ? Buffer.from(buildCsv(table)) : written({ kind: 'csv', table });
}

/** Starting a thread takes longer than writing so few cells. */
function isSmall({ columns, rows }: Table): boolean {
  return columns.length * rows.length <= limits.cellsWrittenInPlace;
}

async function written(task: WorkerTask): Promise<Buffer> {
  let file: Buffer | null = null;
  await inTurn(() =>
    withWorker(task, async (answer) => {
      if ('bytes' in answer) file = Buffer.from(answer.bytes);
    }),
  );
  if (file === null) throw new Error('The spreadsheet was not written.');
  return file;
}

type Hear = (answer: WorkerAnswer, worker: Worker) => Promise<void>;

async function withWorker(task: WorkerTask, hear: Hear): Promise<void> {
  const worker = new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: limits.workerHeapMb },
    // Nothing of the server's settings, its keys above all, is known to what reads strangers' files.
    env: {},
  });
  const patience = new AbortController();
  let timer = setTimeout(() => patience.abort(), limits.patienceMs);
  try {
    for await (const [answer] of on(worker, 'message', { signal: patience.signal }) as AsyncIterable<[WorkerAnswer]>) {
      clearTimeout(timer);
      if ('done' in answer) return;
      if ('refused' in answer) throw new SpreadsheetRefusal(answer.refused);
      await hear(answer, worker);
      timer = setTimeout(() => patience.abort(), limits.patienceMs);
    }
  } catch (error) {
    throw refusalOf(error, task);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** What took too long or too much memory is a file that we do not read. */
function refusalOf(error: unknown, task: WorkerTask): unknown {
  if (task.kind !== 'read' || !(error instanceof Error)) return error;
  const isExhausted = error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
  return isExhausted ? new SpreadsheetRefusal('The file takes too long or too much memory to read.') : error;
}
