import { candidateAttachmentCalls } from '@muster/contract/domains/recruitment/candidate-attachment.calls.ts';
import { positionAttachmentCalls } from '@muster/contract/domains/recruitment/position-attachment.calls.ts';
import { bindAttachments } from '../documents/index.ts';
import { candidateFiles, positionFiles } from './recruitment-files.ts';

export const recruitmentFilesBindings = [
  ...bindAttachments(positionAttachmentCalls, positionFiles),
  ...bindAttachments(candidateAttachmentCalls, candidateFiles),
];
