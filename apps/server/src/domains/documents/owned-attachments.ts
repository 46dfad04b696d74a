import { invalidInput, notFound, type UploadedFile, uploadLimits } from '@muster/contract';
import { attachmentLabels } from '@muster/contract/domains/documents/attachment.schemas.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { FileAnswer } from '../../platform/http/binding.ts';
import {
  type Attachment,
  type AttachmentOwner,
  addAttachment,
  listAttachments,
  type NewAttachment,
} from './attachments.repository.ts';
import { type KeptUpload, keepUpload } from './kept-upload.ts';

/**
 * What an owner's domain does with attachments, after it has checked the rights. The caller writes the activity log.
 */

/** Before the transaction. @throws Problem invalid-input when the content is not of an allowed file type */
export function keepAttachment(ctx: Pick<Ctx, 'keepFile'>, file: UploadedFile): Promise<KeptUpload> {
  return keepUpload(ctx, file, {
    allowed: uploadLimits.attachmentTypes,
    field: 'attachment',
    label: attachmentLabels.attachment,
  });
}

/** @throws Problem invalid-input for a type of another kind of owner */
export async function attach(ctx: Ctx, added: Omit<NewAttachment, 'userId'>): Promise<number> {
  const id = await addAttachment(ctx.db, { ...added, userId: ctx.viewer.userId });
  if (id === null) {
    throw invalidInput({ attachment_type_id: [validationMessages.invalid(attachmentLabels.attachment_type_id)] });
  }
  return id;
}

export interface AttachmentName {
  readonly file_name: string;
  readonly id?: number | undefined;
}

/** The newest with that name, or the one with `id`. @throws Problem not-found */
export async function openAttachment(
  ctx: Ctx,
  owner: AttachmentOwner,
  { file_name: name, id: wanted }: AttachmentName,
): Promise<{ readonly attachment: Attachment; readonly answer: FileAnswer }> {
  const attachment = (await listAttachments(ctx.db, owner)).find(
    ({ id, file_name }) => file_name === name && (wanted === undefined || wanted === id),
  );
  if (!attachment) throw notFound('attachment');
  const content = await ctx.files.read(attachment.storage_key);
  return { attachment, answer: { name: attachment.file_name, type: attachment.media_type, content } };
}
