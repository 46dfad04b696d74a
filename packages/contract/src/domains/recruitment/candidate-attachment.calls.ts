import { idParameter } from '../../paging.ts';
import { defineAttachments } from '../documents/define-attachments.ts';
import { recruitmentFileTerms } from './recruitment-files.ts';

/** Files of a candidate. Each client that the candidate is presented to reads those that are shared. */
export const candidateAttachmentCalls = defineAttachments({
  ...recruitmentFileTerms,
  owner: 'candidate',
  part: 'candidate',
  label: 'Candidate',
  removal: { path: '/api/candidate-attachments/:id', params: idParameter },
});
