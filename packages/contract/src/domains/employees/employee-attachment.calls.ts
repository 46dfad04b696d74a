import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { uploadLimits } from '../../constants.ts';
import { requiredId, requiredText } from '../../fields.ts';
import { idParameter } from '../../paging.ts';
import { requiredFile } from '../../uploads.ts';
import { employeeAccess } from './employees.policy.ts';

export const attachmentLabels = {
  employee_id: 'Employee',
  attachment_type_id: 'Type',
  attachment: 'Attachment',
} as const;

const textId = (label: string) =>
  z.coerce.number({ error: `The ${label.toLowerCase()} is required.` }).pipe(requiredId(label));

export const employeeAttachmentRow = z.object({
  id: z.int(),
  file_name: z.string(),
  kind: z.enum(uploadLimits.attachmentTypes),
  size_bytes: z.int(),
  attachment_type: z.object({ id: z.int(), name: z.string() }),
  uploaded_by: z.string().nullable(),
  created_at: z.string(),
});
export type EmployeeAttachmentRow = z.output<typeof employeeAttachmentRow>;

/** Files that belong to one employee (section 7.2). */
export const employeeAttachmentCalls = {
  /** Ours: what there is. The specification names only the call for a content. */
  list: defineCall({
    name: 'employees.list-attachments',
    method: 'GET',
    path: '/api/get-employee-attachments/:id',
    section: '7.2',
    access: employeeAccess.seeAttachments,
    params: idParameter,
    answer: z.object({ data: z.array(employeeAttachmentRow), abilities: z.object({ change: z.boolean() }) }),
    audit: null,
    rate: 'read',
    record: 'employee',
  }),

  add: defineCall({
    name: 'employees.attach',
    method: 'POST',
    path: '/api/employee-attachments',
    section: '7.2',
    access: employeeAccess.update,
    multipart: { files: ['attachment'], mostBytes: uploadLimits.bytes },
    body: z.strictObject({
      employee_id: textId(attachmentLabels.employee_id),
      attachment_type_id: textId(attachmentLabels.attachment_type_id),
      attachment: requiredFile(attachmentLabels.attachment),
    }),
    answer: z.object({ id: z.int() }),
    status: 201,
    audit: 'employees.attach',
    rate: 'upload',
    idempotent: true,
  }),

  /** The newest of that name, or with `id` that very one. */
  read: defineCall({
    name: 'employees.read-attachment',
    method: 'GET',
    path: '/api/employee-attachments',
    section: '7.2',
    access: employeeAccess.seeAttachments,
    query: z.strictObject({
      employee_id: textId(attachmentLabels.employee_id),
      file_name: requiredText('File name', 255),
      id: textId('Id').optional(),
    }),
    answer: 'file',
    audit: 'employees.read-attachment',
    rate: 'read',
  }),

  remove: defineCall({
    name: 'employees.remove-attachment',
    method: 'DELETE',
    path: '/api/employee-attachments/:id',
    section: '7.2',
    access: employeeAccess.update,
    params: idParameter,
    answer: 'nothing',
    audit: 'employees.remove-attachment',
    rate: 'write',
  }),
};
