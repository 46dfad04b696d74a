import { audiences } from '@muster/contract/domains/documents/audience.constants.ts';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { candidateAttachmentEndpoints } from '../../../platform/api/endpoints/candidate-attachment.generated.ts';
import { positionAttachmentEndpoints } from '../../../platform/api/endpoints/position-attachment.generated.ts';
import type { AttachmentSource } from '../../documents/index.ts';
import { candidateAttachmentTypes, positionAttachmentTypes } from '../../lookups/index.ts';
import { audienceOptions } from '../notes/note-texts.ts';

/** For staff alone, unless somebody chooses otherwise. */
const offered = audienceOptions(['staff', ...audiences.filter((audience) => audience !== 'staff')]);

export const positionFiles = (id: number): AttachmentSource => ({
  list: apiQuery(positionAttachmentEndpoints.list, { params: { id } }),
  types: positionAttachmentTypes,
  audiences: offered,
  content: (row) =>
    apiQuery(positionAttachmentEndpoints.read, {
      query: { open_position_id: id, file_name: row.file_name, id: row.id },
    }),
  add: (body, sending) => callApi(positionAttachmentEndpoints.add, { body, ...sending }),
  remove: (row) => callApi(positionAttachmentEndpoints.remove, { params: { id: row.id } }),
  restore: (row) => callApi(positionAttachmentEndpoints.restore, { params: { id: row.id } }),
  owner: { field: 'open_position_id', id },
  isSensitive: false,
  emptyHint: 'Files that your recruiters share about this position appear here.',
});

export const candidateFiles = (id: number): AttachmentSource => ({
  list: apiQuery(candidateAttachmentEndpoints.list, { params: { id } }),
  types: candidateAttachmentTypes,
  audiences: offered,
  content: (row) =>
    apiQuery(candidateAttachmentEndpoints.read, { query: { candidate_id: id, file_name: row.file_name, id: row.id } }),
  add: (body, sending) => callApi(candidateAttachmentEndpoints.add, { body, ...sending }),
  remove: (row) => callApi(candidateAttachmentEndpoints.remove, { params: { id: row.id } }),
  restore: (row) => callApi(candidateAttachmentEndpoints.restore, { params: { id: row.id } }),
  owner: { field: 'candidate_id', id },
  isSensitive: false,
  emptyHint: 'Files that your recruiters share about this candidate appear here.',
});
