import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { leaveRequestAttachmentEndpoints as calls } from '../../../platform/api/endpoints/leave-request-attachment.generated.ts';
import type { Sending } from '../../../platform/upload/use-uploads.ts';
import type { AttachmentSource } from '../../documents/index.ts';
import { refreshLeaveRequests } from '../leave-requests.queries.ts';

/** The documents of one request. The lists of requests say whether one is missing, so they follow a change. */
export const leaveDocuments = (id: number, queries: QueryClient): AttachmentSource => ({
  list: apiQuery(calls.list, { params: { id } }),
  types: null,
  content: (row) => apiQuery(calls.read, { query: { leave_request_id: id, file_name: row.file_name, id: row.id } }),
  add: (body, sending) => callApi(calls.add, { body, ...sending }),
  remove: (row) => callApi(calls.remove, { params: { id: row.id } }),
  restore: (row) => callApi(calls.restore, { params: { id: row.id } }),
  owner: { field: 'leave_request_id', id },
  isSensitive: true,
  thing: 'document',
  emptyHint: 'No document was attached to this request.',
  onChanged: () => refreshLeaveRequests(queries),
});

export function addLeaveDocument(id: number, file: File, sending: Sending) {
  const body = new FormData();
  body.append('leave_request_id', String(id));
  body.append('attachment', file);
  return callApi(calls.add, { body, ...sending });
}
