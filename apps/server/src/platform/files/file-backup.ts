import { z } from 'zod';
import type { NamedFile } from '../../database/backup/dump-database.ts';
import type { FileStorage } from './file-storage.ts';

/** Why the files of a backup cannot be restored, worded for the person who has it. */
export class FilesBroken extends Error {
  override readonly name = 'FilesBroken';
}

const head = z.object({ file: z.string() });
const gap = z.object({ missing: z.string() });
const foot = z.object({ files: z.number() });

/**
 * The contents of these files as lines of JSON: `{"file": KEY}` and its bytes in base64, or `{"missing": SENTENCE}`, and at the
 * end their number. `missing` receives the sentences.
 */
export async function* dumpFiles(
  files: FileStorage,
  named: readonly NamedFile[],
  missing: string[],
): AsyncGenerator<string> {
  let count = 0;
  for (const file of named) {
    const parts = await readWhole(files, file.key);
    if (typeof parts === 'string') {
      const sentence = `${file.name ?? 'A file'} of ${file.owner ?? 'nobody'} (${file.key}): ${parts}`;
      missing.push(sentence);
      yield line({ missing: sentence });
      continue;
    }
    yield line({ file: file.key });
    for (const part of parts) yield line(part.toString('base64'));
    count += 1;
  }
  yield line({ files: count });
}

/** Read to its end before anything is passed on, because damage shows late. The reason if it cannot be read. */
async function readWhole(files: FileStorage, key: string): Promise<readonly Buffer[] | string> {
  const parts: Buffer[] = [];
  try {
    for await (const part of await files.read(key)) parts.push(Buffer.from(part));
    return parts;
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

export interface RestoredFiles {
  /** Number of restored files so far. */
  count: number;
  /** Keys of those that were not in the storage before. */
  readonly added: string[];
  /** Sentences about the files that the backup does not hold. */
  readonly missing: string[];
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
  while (!next.done && /^\{"(file|missing)":/.test(next.value)) {
    const isMissing = gap.safeParse(JSON.parse(next.value)).data;
    if (isMissing) {
      restored.missing.push(isMissing.missing);
      next = await source.next();
      continue;
    }
    const { file: key } = head.parse(JSON.parse(next.value));
    const parts: Buffer[] = [];
    for (next = await source.next(); !next.done && next.value.startsWith('"'); next = await source.next()) {
      parts.push(Buffer.from(z.string().parse(JSON.parse(next.value)), 'base64'));
    }
    // Noted before: a file that breaks in the middle is there as well.
    restored.added.push(key);
    if (!(await files.restore(key, iterated(parts)))) restored.added.pop();
    restored.count += 1;
  }
  const footer = next.done ? null : foot.safeParse(JSON.parse(next.value));
  if (footer?.data?.files !== restored.count)
    throw new FilesBroken('The backup is incomplete: files are missing at its end.');
  // The reader commits next: what follows the end, or damage there, must show before.
  if (!(await source.next()).done)
    throw new FilesBroken('The backup continues after its end: something was added to it.');
}

/** After a restore that failed: as if it had never begun. */
export async function removeRestored(files: FileStorage, { added }: RestoredFiles): Promise<void> {
  for (const key of added) await files.remove(key);
}

async function* iterated(parts: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* parts;
}

const line = (value: object | string) => `${JSON.stringify(value)}\n`;
