export { bindAttachments } from './bind-attachments.ts';
export { keepPicture } from './kept-picture.ts';
export type { FileOwners } from './owned-attachments.ts';
