import { z } from 'zod';
import { uploadLimits } from '../../constants.ts';
import { requiredChoice, requiredText, textId } from '../../fields.ts';
import { requiredFile } from '../../uploads.ts';
import { audiences } from './audience.constants.ts';

export const attachmentLabels = {
  attachment_type_id: 'Type',
  attachment: 'Attachment',
  visibility: 'Visible to',
} as const;

export const attachmentRow = z.object({
  id: z.int(),
  file_name: z.string(),
  kind: z.enum(uploadLimits.attachmentTypes),
  size_bytes: z.int(),
  /** Null for files of leave requests, which have no types. */
  attachment_type: z.object({ id: z.int(), name: z.string() }).nullable(),
  uploaded_by: z.string().nullable(),
  created_at: z.string(),
  /** Absent for files without an audience, and for viewers who are not staff. */
  visibility: z.enum(audiences).optional(),
});
export type AttachmentRow = z.output<typeof attachmentRow>;

const listedAttachment = attachmentRow.extend({ may_remove: z.boolean() });
export type ListedAttachment = z.output<typeof listedAttachment>;

/** The attachments of one owner, and whether the viewer may add some. */
export const attachmentList = z.object({
  data: z.array(listedAttachment),
  abilities: z.object({ change: z.boolean() }),
});

export const attachmentUpload = { files: ['attachment'], mostBytes: uploadLimits.bytes } as const;

/** In addition to the owner. */
export const attachmentWithoutType = { attachment: requiredFile(attachmentLabels.attachment) };
export const attachmentFields = {
  attachment_type_id: textId(attachmentLabels.attachment_type_id),
  ...attachmentWithoutType,
};

/** Where a file has a type and an audience. */
export const attachmentWithAudience = {
  ...attachmentFields,
  visibility: requiredChoice(attachmentLabels.visibility, audiences),
};

/** Of one owner: the newest with this name, or exactly the one with `id`. */
export const attachmentName = { file_name: requiredText('File name', 255), id: textId('Id').optional() };
