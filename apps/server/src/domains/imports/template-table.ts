import type { TableColumn } from '../../platform/spreadsheet/build-workbook.ts';

/** The contents of a template, except its rules. */
export interface TemplateTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}
