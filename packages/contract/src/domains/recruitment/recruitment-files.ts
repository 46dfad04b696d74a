import { attachmentWithAudience } from '../documents/attachment.schemas.ts';
import { noteAccess } from './notes.policy.ts';

/** What the files of positions and of candidates have in common. */
export const recruitmentFileTerms = {
  fields: attachmentWithAudience,
  domain: 'recruitment',
  section: '2.5',
  see: noteAccess.write,
  change: noteAccess.share,
} as const;
