import { idParameter } from '../../paging.ts';
import { defineAttachments } from '../documents/define-attachments.ts';
import { recruitmentFileTerms } from './recruitment-files.ts';

/** Files of a position. Users of its client read those that are shared. */
export const positionAttachmentCalls = defineAttachments({
  ...recruitmentFileTerms,
  owner: 'open_position',
  part: 'position',
  label: 'Position',
  removal: { path: '/api/open-position-attachments/:id', params: idParameter },
});
