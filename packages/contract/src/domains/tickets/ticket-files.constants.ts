import { attachmentWithoutType } from '../documents/attachment.schemas.ts';

/** Of all files of tickets. Who sees them is a matter of the ticket, so any sign-in may ask. */
export const ticketFileTerms = {
  domain: 'tickets',
  section: '2.4',
  fields: attachmentWithoutType,
  see: 'login',
  change: 'login',
  changeGuard: { neverImpersonating: true },
} as const;
