export { bindAttachments } from './bind-attachments.ts';
export { keepPicture } from './kept-picture.ts';
export { type FileOwners, filesOf } from './owned-attachments.ts';
