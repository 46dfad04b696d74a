import { on } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { createTurnQueue } from '../work/turn-queue.ts';
import { buildCsv, buildWorkbook, type Table } from './build-workbook.ts';
import type { SheetRow } from './read-rows.ts';
import { spreadsheetLimits as limits } from './spreadsheet-limits.ts';
import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';
import { keepThread, takeThread } from './spreadsheet-threads.ts';
import type { WorkerAnswer, WorkerRequest, WorkerTask } from './worker-messages.ts';

const busy = 'Too many spreadsheets are being processed. Please try again in a few seconds.';
const inTurn = createTurnQueue({ atOnce: 2, waiting: 20, busy });

/**
 * Returns the rows of the first sheet of an .xlsx or .csv file, including the header, a few hundred at a time. A
 * separate thread reads the file, and is ended if the file is hostile (reliability row 16).
 * @throws SpreadsheetRefusal if the file cannot be read; Problem busy (503).
 */
export async function readSheet(bytes: Buffer, take: (rows: readonly SheetRow[]) => Promise<void>): Promise<void> {
  await inTurn(() =>
    withWorker({ kind: 'read', bytes }, async (answer, worker) => {
      if (!('rows' in answer)) return;
      await take(answer.rows);
      worker.postMessage('next' satisfies WorkerRequest);
    }),
  );
}

/** An .xlsx file with drop-downs for the columns that have choices. None of its cells is a formula. */
export function writeWorkbook(table: Table): Promise<Buffer> {
  return isSmall(table) ? buildWorkbook(table).then(Buffer.from) : written({ kind: 'xlsx', table });
}

/** A .csv file. A cell that begins like a formula gets an apostrophe in front, which readSheet removes. */
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
  const worker = takeThread();
  worker.postMessage({ task } satisfies WorkerRequest);
  const patience = new AbortController();
  let timer = setTimeout(() => patience.abort(), limits.patienceMs);
  let isClean = false;
  try {
    for await (const [answer] of on(worker, 'message', { signal: patience.signal }) as AsyncIterable<[WorkerAnswer]>) {
      clearTimeout(timer);
      isClean = 'done' in answer || 'refused' in answer;
      if ('done' in answer) return;
      if ('refused' in answer) throw new SpreadsheetRefusal(answer.refused);
      await hear(answer, worker);
      timer = setTimeout(() => patience.abort(), limits.patienceMs);
    }
  } catch (error) {
    throw refusalOf(error, task);
  } finally {
    clearTimeout(timer);
    if (isClean && isLight(task)) keepThread(worker);
    else await worker.terminate();
  }
}

/** A thread that processed a large file holds its memory for a while, so it ends with the file. */
function isLight(task: WorkerTask): boolean {
  return task.kind === 'read' && task.bytes.length <= limits.bytesOfLightFile;
}

/** A file that takes too long or too much memory counts as unreadable. */
function refusalOf(error: unknown, task: WorkerTask): unknown {
  if (task.kind !== 'read' || !(error instanceof Error)) return error;
  const isExhausted = error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
  return isExhausted ? new SpreadsheetRefusal('The file takes too long or too much memory to read.') : error;
}
