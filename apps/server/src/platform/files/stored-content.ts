import type { FileStorage } from './file-storage.ts';

/** At most 10 MB, the limit of an upload. */
export async function storedContent(files: FileStorage, key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await files.read(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
