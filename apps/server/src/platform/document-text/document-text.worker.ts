import { parentPort, workerData } from 'node:worker_threads';
import { documentTextLimits as limits } from './document-text-limits.ts';
import { type DocumentKind, DocumentRefusal, type DocumentText } from './document-text-states.ts';
import { docxText } from './docx-text.ts';
import { pdfText } from './pdf-text.ts';

const { kind, bytes }: { kind: DocumentKind; bytes: Uint8Array } = workerData;

async function read(): Promise<DocumentText> {
  try {
    const content = Buffer.from(bytes);
    const text = tidied(kind === 'pdf' ? await pdfText(content) : docxText(content));
    if (text === '') return { state: 'no-text' };
    return {
      state: 'read',
      text: text.slice(0, limits.characters).toWellFormed(),
      isCut: text.length > limits.characters,
    };
  } catch (error) {
    if (error instanceof DocumentRefusal) return { state: error.reason };
    throw error;
  }
}

/** PostgreSQL stores no character 0. */
const tidied = (text: string) =>
  text
    .toWellFormed()
    .replaceAll('\0', ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();

parentPort?.postMessage(await read());
