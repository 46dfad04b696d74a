import type { ListedAttachment as Attachment } from '@muster/contract/domains/documents/attachment.schemas.ts';

type Kind = Attachment['kind'];

/** Types that the browser can show. The type is set by us and never taken from an answer, so nothing else can run. */
export const previewTypes: Readonly<Partial<Record<Kind, string>>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
};

export const canPreview = (kind: Kind): boolean => previewTypes[kind] !== undefined;
