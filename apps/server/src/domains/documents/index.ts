export { presentAttachment } from './attachment.presenter.ts';
export { findAttachment, listAttachments, removeAttachment } from './attachments.repository.ts';
export { keepPicture } from './kept-picture.ts';
export type { KeptUpload } from './kept-upload.ts';
export { attach, keepAttachment, openAttachment } from './owned-attachments.ts';
