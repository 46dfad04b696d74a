import { Worker } from 'node:worker_threads';
import { spreadsheetLimits as limits } from './spreadsheet-limits.ts';

/** Threads without a task, and the timers that end them. Starting a thread takes ten times as long as reading a small file. */
const idle = new Map<Worker, NodeJS.Timeout>();

export function takeThread(): Worker {
  const [kept] = idle;
  if (kept === undefined) return startThread();
  const [worker, timer] = kept;
  idle.delete(worker);
  clearTimeout(timer);
  worker.ref();
  return worker;
}

/** Keeps a thread that has finished its task for the next one. It does not keep the process running. */
export function keepThread(worker: Worker): void {
  worker.unref();
  const end = () => {
    idle.delete(worker);
    void worker.terminate();
  };
  idle.set(worker, setTimeout(end, limits.idleThreadMs).unref());
}

function startThread(): Worker {
  const worker = new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: limits.workerHeapMb },
    // The thread that reads strangers' files must not know the server's settings, least of all its keys.
    env: {},
  });
  // Errors of a task reach the code that waits for it. One that comes later must not end the server.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  });
  return worker;
}
