import { apiQuery } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientAttachmentEndpoints } from '../../../platform/api/endpoints/client-attachment.generated.ts';
import { type AttachmentSource, Attachments } from '../../documents/index.ts';
import { clientAttachmentTypes } from '../../lookups/index.ts';

/** Agreements, rate cards and other files of one client. */
export function AttachmentsTab({ id }: { readonly id: number }) {
  return <Attachments source={attachmentsOf(id)} />;
}

const attachmentsOf = (id: number): AttachmentSource => ({
  list: apiQuery(clientAttachmentEndpoints.list, { params: { id } }),
  types: clientAttachmentTypes,
  content: (row) =>
    apiQuery(clientAttachmentEndpoints.read, { query: { client_id: id, file_name: row.file_name, id: row.id } }),
  add: (body, sending) => callApi(clientAttachmentEndpoints.add, { body, ...sending }),
  remove: (row) => callApi(clientAttachmentEndpoints.remove, { body: { id: row.id } }),
  restore: (row) => callApi(clientAttachmentEndpoints.restore, { params: { id: row.id } }),
  owner: { field: 'client_id', id },
  isSensitive: false,
  emptyHint: 'Agreements and other documents about this client.',
});
