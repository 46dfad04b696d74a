import type { FileStorage } from './file-storage.ts';

interface StoredPicture {
  readonly key: string;
  readonly type: string;
}

interface PictureSource {
  readonly files: Pick<FileStorage, 'read'>;
  readonly log: { error(details: object, text: string): void };
}

/** A small picture as a data address. Null where the file is missing from storage: the answer is still useful without it. */
export async function pictureData({ files, log }: PictureSource, { key, type }: StoredPicture): Promise<string | null> {
  try {
    const parts = await Array.fromAsync(await files.read(key));
    return `data:${type};base64,${Buffer.concat(parts).toString('base64')}`;
  } catch (error) {
    log.error({ error, reason: 'thumbnail' }, 'A small picture cannot be read.');
    return null;
  }
}
