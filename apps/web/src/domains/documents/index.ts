export { AttachmentChoice } from './attachments/attachment-choice.tsx';
export { AttachmentList } from './attachments/attachment-list.tsx';
export type { AttachmentSource } from './attachments/attachment-source.ts';
export { attachmentLimits } from './attachments/attachment-upload.tsx';
export { Attachments, AttachmentsToRead } from './attachments/attachments.tsx';
