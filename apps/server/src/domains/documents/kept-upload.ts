import { createReadStream } from 'node:fs';
import type { UploadedFile } from '@muster/contract';
import { type FileKind, mediaTypeOf, readKind } from '../../platform/files/file-kind.ts';
import type { BaseContext } from '../../platform/http/context.ts';

export interface KeptUpload {
  readonly key: string;
  readonly file: UploadedFile;
  readonly mediaType: string;
}

export interface UploadRules {
  readonly allowed: readonly FileKind[];
  readonly field: string;
  readonly label: string;
}

/**
 * Looks at the content and puts it into the storage: for the part of a call that runs before its transaction. Where the
 * transaction fails, the sweep takes the content away.
 * @throws Problem invalid-input (422) for content of another kind.
 */
export async function keepUpload(
  { files }: Pick<BaseContext, 'files'>,
  file: UploadedFile,
  { allowed, field, label }: UploadRules,
): Promise<KeptUpload> {
  const kind = await readKind(file, allowed, { field, label });
  return { key: await files.keep(createReadStream(file.path)), file, mediaType: mediaTypeOf(kind) };
}
