import type { TableColumn } from '../../platform/spreadsheet/build-workbook.ts';

/** What a template holds beside its rules. */
export interface TemplateTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}
