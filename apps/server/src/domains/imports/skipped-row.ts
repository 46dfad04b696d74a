import { messages as texts } from '@muster/contract/messages.ts';
import type { FileRow, RowResult } from './kind-work.ts';

/** A row that the import leaves out, with the reason. */
export function skippedRow(row: FileRow, title: string, reason: string): RowResult {
  const message = { column: null, value: '', reason: `${texts.imports.skippingToken}, ${reason}` };
  return { number: row.number, outcome: 'skip', title, changes: [], messages: [message] };
}
