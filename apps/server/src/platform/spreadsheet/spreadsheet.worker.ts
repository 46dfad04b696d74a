import { type MessagePort, parentPort } from 'node:worker_threads';
import { buildCsv, buildWorkbook } from './build-workbook.ts';
import { readRows, type SheetRow } from './read-rows.ts';
import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';
import type { WorkerAnswer, WorkerRequest, WorkerTask } from './worker-messages.ts';

const rowsAtOnce = 500;

/** Separate from the server's thread, so that it can be killed when a file takes too long or too much memory. */
async function work(task: WorkerTask, port: MessagePort): Promise<void> {
  const answer = (message: WorkerAnswer) => port.postMessage(message);
  try {
    if (task.kind === 'read') await readAll(Buffer.from(task.bytes), port);
    else if (task.kind === 'xlsx') answer({ bytes: await buildWorkbook(task.table) });
    else answer({ bytes: Buffer.from(buildCsv(task.table)) });
    answer({ done: true });
  } catch (error) {
    if (error instanceof SpreadsheetRefusal) answer({ refused: error.message });
    else throw error;
  }
}

/** A batch is sent when the previous one was taken, so a slow reader does not fill the memory. */
async function readAll(bytes: Buffer, port: MessagePort): Promise<void> {
  let batch: SheetRow[] = [];
  const send = async () => {
    const taken = new Promise((resolve) => port.once('message', resolve));
    port.postMessage({ rows: batch } satisfies WorkerAnswer);
    batch = [];
    await taken;
  };
  for await (const row of readRows(bytes)) {
    batch.push(row);
    if (batch.length === rowsAtOnce) await send();
  }
  if (batch.length > 0) await send();
}

if (parentPort) {
  const port = parentPort;
  port.on('message', (request: WorkerRequest) => {
    if (request !== 'next') void work(request.task, port);
  });
}
