import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { invalidInput, type UploadedFile, uploadLimits, validationMessages } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { mediaTypeOf, readKind } from '../../platform/files/file-kind.ts';
import { withoutMetadata } from '../../platform/files/picture-metadata.ts';

export interface KeptPicture {
  readonly key: string;
  readonly mediaType: string;
  readonly size: number;
}

/**
 * Like keepUpload, for a picture of a person: it stores no metadata, such as place, time and camera (reliability row
 * 25). @throws Problem invalid-input (422) for other content, and for a picture whose parts cannot be parsed.
 */
export async function keepPicture(
  { keepFile }: Pick<Ctx, 'keepFile'>,
  file: UploadedFile,
  { field, label }: { readonly field: string; readonly label: string },
): Promise<KeptPicture> {
  const kind = await readKind(file, uploadLimits.photoTypes, { field, label });
  const content = kind === 'png' || kind === 'jpg' ? withoutMetadata(await readFile(file.path), kind) : null;
  if (content === null) throw invalidInput({ [field]: [validationMessages.fileType(label, uploadLimits.photoTypes)] });
  const size = content.length;
  return { key: await keepFile(Readable.from([content]), size), mediaType: mediaTypeOf(kind), size };
}
