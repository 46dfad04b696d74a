import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredId } from '../../fields.ts';
import { idParameter } from '../../paging.ts';
import {
  attachmentFields,
  attachmentList,
  attachmentName,
  attachmentUpload,
  textId,
} from '../documents/attachment.schemas.ts';
import { clientAccess } from './clients.policy.ts';

const clientId = textId('Client');

/** Agreements, rate cards and other documents about one client (section 7.5): for staff only. */
export const clientAttachmentCalls = {
  /** Ours: the list. The specification only names the call for the content. */
  list: defineCall({
    name: 'clients.list-attachments',
    method: 'GET',
    path: '/api/get-client-attachments/:id',
    section: '7.5',
    access: clientAccess.list,
    params: idParameter,
    answer: attachmentList,
    audit: null,
    record: 'client',
  }),

  add: defineCall({
    name: 'clients.attach',
    method: 'POST',
    path: '/api/client-attachments',
    section: '7.5',
    access: clientAccess.update,
    multipart: attachmentUpload,
    body: z.strictObject({ client_id: clientId, ...attachmentFields }),
    answer: z.object({ id: z.int() }),
    status: 201,
    audit: 'clients.attach',
    rate: 'upload',
    idempotent: true,
  }),

  read: defineCall({
    name: 'clients.read-attachment',
    method: 'GET',
    path: '/api/client-attachments',
    section: '7.5',
    access: clientAccess.list,
    query: z.strictObject({ client_id: clientId, ...attachmentName }),
    answer: 'file',
    audit: 'clients.read-attachment',
  }),

  remove: defineCall({
    name: 'clients.remove-attachment',
    method: 'DELETE',
    path: '/api/client-attachments',
    section: '7.5',
    access: clientAccess.update,
    body: z.strictObject({ id: requiredId('Id') }),
    answer: 'nothing',
    audit: 'clients.remove-attachment',
  }),
};
