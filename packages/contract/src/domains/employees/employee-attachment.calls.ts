import { idParameter } from '../../paging.ts';
import { attachmentFields } from '../documents/attachment.schemas.ts';
import { defineAttachments } from '../documents/define-attachments.ts';
import { employeeAccess } from './employees.policy.ts';

/** Files that belong to one employee (section 7.2). */
export const employeeAttachmentCalls = defineAttachments({
  owner: 'employee',
  record: 'employee',
  fields: attachmentFields,
  label: 'Employee',
  domain: 'employees',
  section: '7.2',
  see: employeeAccess.seeAttachments,
  change: employeeAccess.update,
  guard: { freshFactor: true, neverImpersonating: true },
  removal: { path: '/api/employee-attachments/:id', params: idParameter },
});
