import { apiQuery } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { type AttachmentSource, Attachments } from '../../documents/index.ts';
import { attachmentWires as wires } from '../employee-files.wires.ts';

/** Contracts, identity documents and other files of one employee. */
export function AttachmentsTab({ id }: { readonly id: number }) {
  return <Attachments source={attachmentsOf(id)} />;
}

const attachmentsOf = (id: number): AttachmentSource => ({
  list: apiQuery(wires.list, { params: { id } }),
  types: apiQuery(wires.types),
  content: (row) => apiQuery(wires.read, { query: { employee_id: id, file_name: row.file_name, id: row.id } }),
  add: (body, sending) => callApi(wires.add, { body, ...sending }),
  remove: (row) => callApi(wires.remove, { params: { id: row.id } }),
  owner: { field: 'employee_id', id },
  isSensitive: true,
  emptyHint: 'Files that HR adds stand here.',
});
