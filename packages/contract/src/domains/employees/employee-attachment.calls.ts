import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { idParameter } from '../../paging.ts';
import {
  attachmentFields,
  attachmentList,
  attachmentName,
  attachmentUpload,
  textId,
} from '../documents/attachment.schemas.ts';
import { employeeAccess } from './employees.policy.ts';

const employeeId = textId('Employee');

/** Files that belong to one employee (section 7.2). */
export const employeeAttachmentCalls = {
  /** Ours: the list. The specification only names the call for the content. */
  list: defineCall({
    name: 'employees.list-attachments',
    method: 'GET',
    path: '/api/get-employee-attachments/:id',
    section: '7.2',
    access: employeeAccess.seeAttachments,
    params: idParameter,
    answer: attachmentList,
    audit: null,
    record: 'employee',
  }),

  add: defineCall({
    name: 'employees.attach',
    method: 'POST',
    path: '/api/employee-attachments',
    section: '7.2',
    access: employeeAccess.update,
    multipart: attachmentUpload,
    body: z.strictObject({ employee_id: employeeId, ...attachmentFields }),
    answer: z.object({ id: z.int() }),
    status: 201,
    audit: 'employees.attach',
    rate: 'upload',
    idempotent: true,
  }),

  read: defineCall({
    name: 'employees.read-attachment',
    method: 'GET',
    path: '/api/employee-attachments',
    section: '7.2',
    access: employeeAccess.seeAttachments,
    query: z.strictObject({ employee_id: employeeId, ...attachmentName }),
    answer: 'file',
    audit: 'employees.read-attachment',
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
  }),
};
