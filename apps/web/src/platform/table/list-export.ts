import { type ExportFormat, exportPathOf } from '@muster/contract/exports.ts';
import type { ExportCall, ListCall } from '@muster/contract/list.ts';
import { type RequestParts, sendCall } from '../api/call-api.ts';
import type { Download, Endpoint } from '../api/endpoint.ts';

/** The rows that a list's query finds, over all pages, as a file. The server asks for the password where a column needs it. */
export function downloadList(
  [path, { params, query }]: readonly [path: string, parts: RequestParts],
  chosen: { readonly format: ExportFormat; readonly columns?: readonly string[] },
): Promise<Download> {
  const call: Endpoint<ExportCall<ListCall>> = { method: 'POST', path: exportPathOf(path), file: true };
  return sendCall(call, { params, body: { ...chosen, query } });
}
