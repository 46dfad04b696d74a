import { invalidInput } from '@muster/contract';
import { countText } from '@muster/contract/counted.ts';
import { type ExportFormat, mostExportedRows } from '@muster/contract/exports.ts';
import type { FileAnswer } from '../http/binding.ts';
import type { Table } from './build-workbook.ts';
import { writeCsv, writeWorkbook } from './spreadsheet.ts';

const formats = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeWorkbook },
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
} as const;

/** A list as a file. `name` has no extension. @throws Problem busy (503) */
export async function exportFile(name: string, format: ExportFormat, table: Table): Promise<FileAnswer> {
  const { type, write } = formats[format];
  return { name: `${name}.${format}`, type, content: await write(table) };
}

/**
 * `field` is the field of the form or address that selects the rows. @throws Problem invalid-input (422) for too many
 * rows
 */
export function assertExportable(rows: number, field: string): void {
  if (rows <= mostExportedRows) return;
  const most = countText(mostExportedRows);
  throw invalidInput({
    [field]: [`There are more than ${most} rows to export. Narrow the list by search or filters.`],
  });
}
