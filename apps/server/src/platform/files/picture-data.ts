import type { BaseContext } from '../context/context.ts';

interface StoredPicture {
  readonly key: string;
  readonly type: string;
}

/** A small picture as a data address. Null where the file is missing from storage: the answer is still useful without it. */
export async function pictureData(
  { files, log }: Pick<BaseContext, 'files' | 'log'>,
  { key, type }: StoredPicture,
): Promise<string | null> {
  try {
    const parts = await Array.fromAsync(await files.read(key));
    return `data:${type};base64,${Buffer.concat(parts).toString('base64')}`;
  } catch (error) {
    log.error({ error, reason: 'thumbnail' }, 'A small picture cannot be read.');
    return null;
  }
}
