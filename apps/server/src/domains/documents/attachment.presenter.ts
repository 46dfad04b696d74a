import type { AttachmentRow } from '@muster/contract/domains/documents/attachment.schemas.ts';
import { kindOfMediaType } from '../../platform/files/file-kind.ts';
import type { Attachment } from './attachments.repository.ts';

export type PresentedFile = Pick<
  Attachment,
  'id' | 'file_name' | 'media_type' | 'size_bytes' | 'type_id' | 'type_name' | 'uploaded_by' | 'created_at'
> &
  Partial<Pick<Attachment, 'visibility'>>;

/** Storage key and content hash stay internal. `seesAudience`: the viewer reads who reads the file. */
export function presentAttachment(attachment: PresentedFile, seesAudience = false): AttachmentRow {
  const { id, file_name, media_type, size_bytes, type_id, type_name, uploaded_by, created_at } = attachment;
  return {
    id,
    file_name,
    kind: kindOfMediaType(media_type),
    size_bytes,
    attachment_type: type_id === null ? null : { id: type_id, name: type_name ?? '' },
    uploaded_by,
    created_at,
    ...(seesAudience && attachment.visibility && { visibility: attachment.visibility }),
  };
}
