import { Worker } from 'node:worker_threads';
import { createTurnQueue } from '../work/turn-queue.ts';
import { documentTextLimits as limits } from './document-text-limits.ts';
import type { DocumentKind, DocumentText } from './document-text-states.ts';

const busy = 'Too many documents are being processed. Please try again in a few seconds.';
const inTurn = createTurnQueue({ atOnce: 1, waiting: 50, busy });

/**
 * The text of a .pdf or .docx file. A thread of its own reads the file, and is ended if the file is hostile
 * (reliability row 16). `patienceMs`: how long the thread may take. @throws Problem busy (503)
 */
export async function readDocumentText(
  kind: DocumentKind,
  bytes: Buffer,
  patienceMs: number = limits.patienceMs,
): Promise<DocumentText> {
  if (bytes.length > limits.fileBytes) return { state: 'too-large' };
  return inTurn(() => readInThread(kind, bytes, patienceMs));
}

async function readInThread(kind: DocumentKind, bytes: Buffer, patienceMs: number): Promise<DocumentText> {
  const worker = new Worker(new URL('./document-text.worker.ts', import.meta.url), {
    workerData: { kind, bytes },
    resourceLimits: { maxOldGenerationSizeMb: limits.workerHeapMb },
    // The thread that reads strangers' files must not know the server's settings, least of all its keys.
    env: {},
    // Parsers print warnings on the content of files, which is personal data.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<DocumentText>();
  const timer = setTimeout(() => resolve({ state: 'too-slow' }), patienceMs);
  worker.once('message', resolve);
  worker.once('error', (error) => resolve({ state: isExhausted(error) ? 'too-large' : 'damaged' }));
  worker.once('exit', () => resolve({ state: 'damaged' }));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const isExhausted = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
