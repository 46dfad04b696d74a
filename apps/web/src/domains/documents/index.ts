export type { AttachmentSource } from './attachments/attachment-source.ts';
export { Attachments } from './attachments/attachments.tsx';
