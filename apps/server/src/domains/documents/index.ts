export {
  type Attachment,
  addAttachment,
  findAttachment,
  listAttachments,
  removeAttachment,
} from './attachments.repository.ts';
export { type KeptUpload, keepUpload } from './kept-upload.ts';
