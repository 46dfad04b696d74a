import { apiQuery } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { type AttachmentSource, Attachments } from '../../documents/index.ts';
import { clientPaperWires as wires } from '../clients.wires.ts';

/** Agreements, rate cards and whatever else is kept about one client. */
export function AttachmentsTab({ id }: { readonly id: number }) {
  return <Attachments source={attachmentsOf(id)} />;
}

const attachmentsOf = (id: number): AttachmentSource => ({
  list: apiQuery(wires.list, { params: { id } }),
  types: apiQuery(wires.types),
  content: (row) => apiQuery(wires.read, { query: { client_id: id, file_name: row.file_name, id: row.id } }),
  add: (body, sending) => callApi(wires.add, { body, ...sending }),
  remove: (row) => callApi(wires.remove, { body: { id: row.id } }),
  owner: { field: 'client_id', id },
  isSensitive: false,
  emptyHint: 'Agreements and other documents about this client.',
});
