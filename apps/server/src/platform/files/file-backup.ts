import { z } from 'zod';
import type { FileStorage } from './file-storage.ts';

/** Why the files of a backup cannot be restored, worded for the person who has it. */
export class FilesBroken extends Error {
  override readonly name = 'FilesBroken';
}

const head = z.object({ file: z.string() });
const foot = z.object({ files: z.number() });
const lastDay = '9999-12-31';

/** Every stored content as lines of JSON: `{"file": KEY}`, its bytes in base64, and at the end the number of files. */
export async function* dumpFiles(files: FileStorage): AsyncGenerator<string> {
  let count = 0;
  for await (const key of files.keysUntil(lastDay)) {
    yield line({ file: key });
    for await (const part of await files.read(key)) yield line(Buffer.from(part).toString('base64'));
    count += 1;
  }
  yield line({ files: count });
}

/** Number of restored files so far. */
export interface RestoredFiles {
  count: number;
}

/**
 * Passes on the lines of the database, then stores the files that follow. The reader of the lines commits after the
 * last one, so rows are never restored without their files. @throws FilesBroken if the end is missing.
 */
export async function* restoreFiles(
  files: FileStorage,
  lines: AsyncIterable<string>,
  restored: RestoredFiles,
): AsyncGenerator<string> {
  const source = lines[Symbol.asyncIterator]();
  for (let next = await source.next(); !next.done; next = await source.next()) {
    yield next.value;
    if (next.value.startsWith('{"sequences":')) break;
  }
  let next = await source.next();
  while (!next.done && next.value.startsWith('{"file":')) {
    const { file: key } = head.parse(JSON.parse(next.value));
    const parts: Buffer[] = [];
    for (next = await source.next(); !next.done && next.value.startsWith('"'); next = await source.next()) {
      parts.push(Buffer.from(z.string().parse(JSON.parse(next.value)), 'base64'));
    }
    await files.restore(key, iterated(parts));
    restored.count += 1;
  }
  const footer = next.done ? null : foot.safeParse(JSON.parse(next.value));
  if (footer?.data?.files !== restored.count)
    throw new FilesBroken('The backup is incomplete: files are missing at its end.');
}

async function* iterated(parts: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* parts;
}

const line = (value: object | string) => `${JSON.stringify(value)}\n`;
