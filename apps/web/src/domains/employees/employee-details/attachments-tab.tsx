import { apiQuery } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeAttachmentEndpoints } from '../../../platform/api/endpoints/employee-attachment.generated.ts';
import { type AttachmentSource, Attachments } from '../../documents/index.ts';
import { employeeAttachmentTypes } from '../../lookups/index.ts';

/** Contracts, identity documents and other files of one employee. */
export function AttachmentsTab({ id }: { readonly id: number }) {
  return <Attachments source={attachmentsOf(id)} />;
}

const attachmentsOf = (id: number): AttachmentSource => ({
  list: apiQuery(employeeAttachmentEndpoints.list, { params: { id } }),
  types: employeeAttachmentTypes,
  content: (row) =>
    apiQuery(employeeAttachmentEndpoints.read, { query: { employee_id: id, file_name: row.file_name, id: row.id } }),
  add: (body, sending) => callApi(employeeAttachmentEndpoints.add, { body, ...sending }),
  remove: (row) => callApi(employeeAttachmentEndpoints.remove, { params: { id: row.id } }),
  restore: (row) => callApi(employeeAttachmentEndpoints.restore, { params: { id: row.id } }),
  owner: { field: 'employee_id', id },
  isSensitive: true,
  emptyHint: 'No files yet.',
});
