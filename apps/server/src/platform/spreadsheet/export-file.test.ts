import { mostExportedRows } from '@muster/contract/exports.ts';
import { expect, it } from 'vitest';
import { assertExportable, exportFile } from './export-file.ts';

const table = { name: 'Days', columns: [{ header: 'Minutes', isNumber: true }], rows: [[480], [null]] };

it('writes a list in either format, with the matching file extension', async () => {
  const csv = await exportFile('days', 'csv', table);
  expect([csv.name, csv.type, String(csv.content)]).toEqual([
    'days.csv',
    'text/csv; charset=utf-8',
    '\uFEFFMinutes\r\n480\r\n',
  ]);
  const workbook = await exportFile('days', 'xlsx', table);
  expect([workbook.name, workbook.type]).toEqual(['days.xlsx', expect.stringContaining('spreadsheetml')]);
});

it('refuses more rows than a file may have, at the field that selects them', () => {
  expect(() => assertExportable(mostExportedRows, 'state')).not.toThrow();
  expect(() => assertExportable(mostExportedRows + 1, 'state')).toThrow(
    expect.objectContaining({
      code: 'invalid-input',
      details: {
        errors: { state: ['There are more than 20,000 rows to export. Narrow the list by search or filters.'] },
      },
    }),
  );
});
