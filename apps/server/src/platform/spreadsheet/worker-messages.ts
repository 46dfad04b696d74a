import type { Table } from './build-workbook.ts';
import type { SheetRow } from './read-rows.ts';

export type WorkerTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'xlsx' | 'csv'; readonly table: Table };

export type WorkerAnswer =
  | { readonly rows: readonly SheetRow[] }
  | { readonly bytes: Uint8Array }
  | { readonly done: true }
  | { readonly refused: string };
