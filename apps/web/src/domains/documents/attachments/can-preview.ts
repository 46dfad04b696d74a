import type { AttachmentRow as Attachment } from '@muster/contract/domains/documents/attachment.schemas.ts';

type Kind = Attachment['kind'];

/** Of these the browser can show a content; the type is ours, never that of an answer, so nothing else is ever run. */
export const previewTypes: Readonly<Partial<Record<Kind, string>>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
};

export const canPreview = (kind: Kind): boolean => previewTypes[kind] !== undefined;
