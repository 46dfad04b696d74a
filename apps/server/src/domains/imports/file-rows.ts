import { normalizedIdentifier } from '@muster/contract/identifier.ts';
import { columnLetters } from '../../platform/spreadsheet/cell-text.ts';
import type { SheetRow } from '../../platform/spreadsheet/read-rows.ts';
import { readSheet } from '../../platform/spreadsheet/spreadsheet.ts';
import { SpreadsheetRefusal } from '../../platform/spreadsheet/spreadsheet-refusal.ts';
import type { FileRow, ImportColumn } from './kind-work.ts';

const rowsAtOnce = 100;

/** Added to the file of rejected rows, which can be corrected and uploaded as it is, so the column is ignored. */
export const reasonsHeader = 'Reasons';

/**
 * Returns the rows of an import file by column, a hundred at a time, so that other requests get a turn in between.
 * @throws SpreadsheetRefusal if the file is hostile, or is not the template.
 */
export async function readFileRows(
  bytes: Buffer,
  columns: readonly ImportColumn[],
  take: (rows: readonly FileRow[]) => Promise<void>,
): Promise<void> {
  const identifiers = new Set(columns.filter(({ isIdentifier }) => isIdentifier).map(({ key }) => key));
  let columnKeys: readonly (string | null)[] | null = null;
  await readSheet(bytes, async (rows) => {
    const [header] = rows;
    const isFirst = columnKeys === null;
    if (header && isFirst) columnKeys = columnKeysOf(header, columns);
    const heads = columnKeys ?? [];
    const known = new Set(heads.filter((key) => key !== null));
    for (let at = isFirst ? 1 : 0; at < rows.length; at += rowsAtOnce) {
      await take(rows.slice(at, at + rowsAtOnce).map((row) => fileRow(row, heads, known, identifiers)));
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  if (columnKeys === null) throw new SpreadsheetRefusal('The file has no rows: download the template and fill it in.');
}

function columnKeysOf({ cells }: SheetRow, columns: readonly ImportColumn[]): readonly (string | null)[] {
  const known = new Map(columns.map(({ key, header }) => [plain(header), key]));
  const columnKeys = cells.map((cell) =>
    cell === '' || cell === reasonsHeader ? null : (known.get(plain(cell)) ?? unknownHeading(cell)),
  );
  const missing = columns.filter(({ key, isRequired }) => isRequired && !columnKeys.includes(key));
  if (missing.length > 0) {
    const names = missing.map(({ header }) => header).join(', ');
    throw new SpreadsheetRefusal(`The file is not the template of this import: it has no column ${names}.`);
  }
  const twice = columnKeys.find((key, index) => key !== null && columnKeys.indexOf(key) !== index);
  if (twice !== undefined) {
    const header = columns.find(({ key }) => key === twice)?.header;
    throw new SpreadsheetRefusal(`The file has two columns "${header}".`);
  }
  return columnKeys;
}

function unknownHeading(heading: string): never {
  const shown = heading.length > 60 ? `${heading.slice(0, 60)} …` : heading;
  throw new SpreadsheetRefusal(
    `The column "${shown}" is not one that you may import here: take it out, or start from the template.`,
  );
}

function fileRow(
  { number, cells }: SheetRow,
  columnKeys: readonly (string | null)[],
  columns: ReadonlySet<string>,
  identifiers: ReadonlySet<string>,
): FileRow {
  const named = cells.flatMap((cell, index): [string, string][] => {
    const key = columnKeys[index];
    if (key === null || key === undefined || cell === '') return [];
    return [[key, identifiers.has(key) ? identifierIn(cell, { row: number, column: index }) : cell]];
  });
  return { number, cells: new Map(named), columns };
}

/** A spreadsheet program stored the identifier as a number: what the person typed is not known. */
function identifierIn(cell: string, { row, column }: { readonly row: number; readonly column: number }): string {
  const identifier = normalizedIdentifier(cell);
  if (!/^\d+[.,]\d+$/.test(identifier)) return identifier;
  const place = `${columnLetters(column)}${row}`;
  throw new SpreadsheetRefusal(
    `Row ${row}: cell ${place} contains a decimal number: format the column as text and enter the number again.`,
  );
}

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
