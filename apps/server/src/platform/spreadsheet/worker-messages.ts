import type { Table } from './build-workbook.ts';
import type { SheetRow } from './read-rows.ts';

export type WorkerTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'xlsx' | 'csv'; readonly table: Table };

/** `next` asks for further rows of the file that is being read. */
export type WorkerRequest = { readonly task: WorkerTask } | 'next';

export type WorkerAnswer =
  | { readonly rows: readonly SheetRow[] }
  | { readonly bytes: Uint8Array }
  | { readonly done: true }
  | { readonly refused: string };
