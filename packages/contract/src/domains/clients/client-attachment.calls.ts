import { z } from 'zod';
import { requiredId } from '../../fields.ts';
import { attachmentFields } from '../documents/attachment.schemas.ts';
import { defineAttachments } from '../documents/define-attachments.ts';
import { clientAccess } from './clients.policy.ts';

/** Agreements, rate cards and other documents about one client (section 7.5): for staff only. */
export const clientAttachmentCalls = defineAttachments({
  owner: 'client',
  record: 'client',
  fields: attachmentFields,
  label: 'Client',
  domain: 'clients',
  section: '7.5',
  see: clientAccess.list,
  change: clientAccess.update,
  removal: { path: '/api/client-attachments', body: z.strictObject({ id: requiredId('Id') }) },
});
