import { createReadStream } from 'node:fs';
import type { UploadedFile } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { type FileKind, mediaTypeOf, readKind } from '../../platform/files/file-kind.ts';

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
 * Checks the content and stores it, in the part of a call that runs before its transaction. If the transaction fails,
 * the sweep removes the content. @throws Problem invalid-input (422) for content of another kind, and the errors of
 * keepFile.
 */
export async function keepUpload(
  { keepFile }: Pick<Ctx, 'keepFile'>,
  file: UploadedFile,
  { allowed, field, label }: UploadRules,
): Promise<KeptUpload> {
  const kind = await readKind(file, allowed, { field, label });
  return { key: await keepFile(createReadStream(file.path), file.size), file, mediaType: mediaTypeOf(kind) };
}
