export type { PresentedFile } from './attachment.presenter.ts';
export type { Attachment } from './attachments.repository.ts';
export { bindAttachments } from './bind-attachments.ts';
export { forgetCandidateFiles } from './forget-candidate-files.repository.ts';
export { keepMailedFile } from './keep-mailed-file.ts';
export { keepPicture } from './kept-picture.ts';
export type { KeptUpload } from './kept-upload.ts';
export { moveCandidateFiles } from './move-candidate-files.repository.ts';
export { addOwned, type FileOwners, filesColumn, presentFiles } from './owned-attachments.ts';
