import { invalidInput, Problem, uploadLimits } from '@muster/contract';
import { attachmentLabels } from '@muster/contract/domains/documents/attachment.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withReceivedFile } from '../../platform/files/received-file.ts';
import { type KeptUpload, keepUpload } from './kept-upload.ts';

interface MailedFile {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * A file of a mail, with the checks of an upload. Runs before a transaction. @throws Problem too-large, invalid-input for content of another
 * kind and for a name that cannot be kept, and the errors of keepFile
 */
export async function keepMailedFile(
  ctx: Pick<Ctx, 'files' | 'random' | 'keepFile'>,
  { name, content }: MailedFile,
): Promise<KeptUpload> {
  if (content.length > uploadLimits.bytes)
    throw new Problem('too-large', `${name} is larger than ${uploadLimits.megabytes} MB.`);
  return withReceivedFile(ctx, { name, content }, async (file) => {
    if (file.name === '') throw invalidInput({ attachments: ['A file has no name that can be kept.'] });
    return keepUpload(ctx, file, {
      allowed: uploadLimits.attachmentTypes,
      field: 'attachments',
      label: attachmentLabels.attachment,
    });
  });
}
