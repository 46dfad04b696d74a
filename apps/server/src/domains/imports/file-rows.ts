import { columnLetters } from '../../platform/spreadsheet/cell-text.ts';
import type { SheetRow } from '../../platform/spreadsheet/read-rows.ts';
import { readSheet } from '../../platform/spreadsheet/spreadsheet.ts';
import { SpreadsheetRefusal } from '../../platform/spreadsheet/spreadsheet-refusal.ts';
import { type CorrectedCells, noCorrections } from './corrected-cells.ts';
import type { FileRow, ImportColumn } from './kind-work.ts';
import { readCell } from './read-cell.ts';

const rowsAtOnce = 100;

/** By place in a row; null for the column of reasons, which is ignored. Undefined without a heading. */
type ColumnKeys = readonly (string | null | undefined)[];

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
  /** Read instead of what the file has. */
  corrected: CorrectedCells = noCorrections,
): Promise<void> {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  let columnKeys: ColumnKeys | null = null;
  await readSheet(bytes, async (rows) => {
    const [header] = rows;
    const isFirst = columnKeys === null;
    if (header && isFirst) columnKeys = columnKeysOf(header, columns);
    const heads = columnKeys ?? [];
    for (let at = isFirst ? 1 : 0; at < rows.length; at += rowsAtOnce) {
      await take(rows.slice(at, at + rowsAtOnce).map((row) => fileRow(row, heads, byKey, corrected.get(row.number))));
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  if (columnKeys === null) throw new SpreadsheetRefusal('The file has no rows: download the template and fill it in.');
}

function columnKeysOf({ cells }: SheetRow, columns: readonly ImportColumn[]): ColumnKeys {
  const known = new Map(columns.map(({ key, header }) => [plain(header), key]));
  const columnKeys = cells.map((cell) =>
    cell === reasonsHeader ? null : cell === '' ? undefined : (known.get(plain(cell)) ?? unknownHeading(cell)),
  );
  const missing = columns.filter(({ key, isRequired }) => isRequired && !columnKeys.includes(key));
  if (missing.length > 0) {
    const names = missing.map(({ header }) => header).join(', ');
    throw new SpreadsheetRefusal(`The file is not the template of this import: it has no column ${names}.`);
  }
  const twice = columnKeys.find((key, index) => key != null && columnKeys.indexOf(key) !== index);
  if (twice != null) {
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
  row: SheetRow,
  columnKeys: ColumnKeys,
  columns: ReadonlyMap<string, ImportColumn>,
  corrected: Readonly<Record<string, string>> = {},
): FileRow {
  const cells = new Map<string, string>();
  const problems = new Map<string, string>();
  for (const [index, text] of row.cells.entries()) {
    const key = columnKeys[index];
    if (text !== '' && key === undefined) problems.set(someKey(columnKeys), strayText(row.number, index));
    const column = columns.get(key ?? '');
    if (column === undefined || text === '' || column.key in corrected) continue;
    const read = readCell(
      { text, type: row.typed === null ? null : (row.typed.get(index) ?? { kind: 'text' }) },
      column,
    );
    cells.set(column.key, read.text);
    if (read.problem !== null) problems.set(column.key, `Cell ${columnLetters(index)}${row.number} ${read.problem}`);
  }
  const known = new Set(columnKeys.filter((key) => key != null));
  for (const [key, text] of Object.entries(corrected)) {
    const column = columns.get(key);
    if (column === undefined) continue;
    known.add(key);
    const read = readCell({ text, type: { kind: 'text' } }, column);
    if (read.text !== '') cells.set(key, read.text);
    if (read.problem !== null) problems.set(key, `${column.header} ${read.problem}`);
  }
  return { number: row.number, cells, problems, columns: known };
}

/** An unquoted comma in a .csv file moves what follows into the next column, so a cell too many puts the whole row in doubt. */
const strayText = (row: number, column: number) =>
  `Cell ${columnLetters(column)}${row} has no heading: the row has more cells than the first one. Put texts with commas in quotes.`;

/** A problem of the whole row is shown at the first column. */
const someKey = (columnKeys: ColumnKeys) => columnKeys.find((key) => key != null) ?? '';

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
