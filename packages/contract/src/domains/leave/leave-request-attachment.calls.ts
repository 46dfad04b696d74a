import { idParameter } from '../../paging.ts';
import { attachmentWithoutType } from '../documents/attachment.schemas.ts';
import { defineAttachments } from '../documents/define-attachments.ts';

/** Ours: certificates and other documents of one leave request. Who sees them is a matter of the request, so any sign-in may ask. */
export const leaveRequestAttachmentCalls = defineAttachments({
  owner: 'leave_request',
  fields: attachmentWithoutType,
  label: 'Leave request',
  domain: 'leave',
  section: '2.3',
  see: 'login',
  guard: { freshFactor: true, neverImpersonating: true },
  change: 'login',
  changeGuard: { neverImpersonating: true },
  removal: { path: '/api/leave-request-attachments/:id', params: idParameter },
});
