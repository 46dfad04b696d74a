import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UploadedFile } from '@muster/contract';
import type { Random } from '../clock/clock.ts';
import { plainFileName } from './file-name.ts';
import type { FileStorage } from './file-storage.ts';

interface Received {
  readonly name: string;
  readonly content: Buffer;
}

/** Content that did not come as a form, as the file of an upload. It waits on the disk until `run` is done. */
export async function withReceivedFile<T>(
  { files, random }: { readonly files: Pick<FileStorage, 'incoming'>; readonly random: Random },
  { name, content }: Received,
  run: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const path = join(files.incoming, random.uuid());
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
    const sha256 = createHash('sha256').update(content).digest('hex');
    return await run(new UploadedFile({ name: plainFileName(name), size: content.length, sha256, path }));
  } finally {
    await rm(path, { force: true });
  }
}
