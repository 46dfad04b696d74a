import { isUtf8 } from 'node:buffer';
import { types } from 'node:util';
import { countText } from '@muster/contract/counted.ts';
import { detectDelimiter, streamCsvRows, stripBom } from 'hucre/csv';
import { streamXlsxRows } from 'hucre/xlsx';
import { cellText } from './cell-text.ts';
import { checkText } from './check-text.ts';
import { checkWorkbook } from './check-workbook.ts';
import { rearmedText } from './formula-text.ts';
import { spreadsheetLimits as limits } from './spreadsheet-limits.ts';
import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';

export interface SheetRow {
  /** Numbered as in the spreadsheet: the header is 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** By column, the cells that are not text. Null for a .csv file, whose cells have no type. */
  readonly typed: ReadonlyMap<number, TypedCell> | null;
}

export type TypedCell =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'day' }
  /** `format` is the number format; null if it is not known. */
  | { readonly kind: 'number'; readonly format: string | null };

const notASheet = 'The file is neither an Excel workbook (.xlsx) nor a .csv file.';

/** The non-empty rows of the first sheet. The file type is detected from the content. @throws SpreadsheetRefusal */
export async function* readRows(bytes: Buffer): AsyncGenerator<SheetRow> {
  if (bytes.length === 0) throw new SpreadsheetRefusal('The file is empty.');
  if (bytes.length > limits.fileBytes) throw new SpreadsheetRefusal('The file must not exceed 10 MB.');
  let data = 0;
  for await (const { index, values, formatAt, isError, isDay } of isArchive(bytes)
    ? workbookRows(bytes)
    : textRows(bytes)) {
    const number = index + 1;
    const cells = withoutEnd(
      values.map((value, column) =>
        cellText(value, { row: number, column, isError: isError?.(column), isDay: isDay?.(column) }),
      ),
    );
    if (cells.length === 0) continue;
    if (cells.length > limits.columns)
      throw new SpreadsheetRefusal(`Row ${number} has more than ${limits.columns} columns.`);
    data += 1;
    if (data > limits.rows + 1 || number > limits.rows + limits.emptyRows) {
      throw new SpreadsheetRefusal(`The file has more than ${countText(limits.rows)} rows (row ${number}).`);
    }
    yield { number, cells, typed: formatAt ? typedCells(values, { formatAt, isDay }) : null };
  }
}

interface RawRow {
  readonly index: number;
  readonly values: readonly unknown[];
  /** Missing if the cells have no type. */
  readonly formatAt?: (column: number) => string | null;
  readonly isError?: (column: number) => boolean | undefined;
  readonly isDay?: (column: number) => boolean;
}

function typedCells(
  values: readonly unknown[],
  { formatAt, isDay }: { formatAt: (column: number) => string | null; isDay: RawRow['isDay'] | undefined },
): ReadonlyMap<number, TypedCell> {
  return new Map(
    values.flatMap((value, column): [number, TypedCell][] => {
      if (typeof value === 'number') return [[column, { kind: 'number', format: formatAt(column) }]];
      if (typeof value === 'boolean') return [[column, { kind: 'boolean' }]];
      return types.isDate(value) || isDay?.(column) ? [[column, { kind: 'day' }]] : [];
    }),
  );
}

async function* workbookRows(file: Buffer): AsyncGenerator<RawRow> {
  const { sheet, formats, bytes } = await checkWorkbook(file);
  try {
    for await (const row of streamXlsxRows(bytes, { sheet: sheet.index }))
      yield {
        index: row.index,
        values: row.values.map((value, column) => formats.textAt(row.index, column) ?? value),
        formatAt: (column) => formats.formatAt(row.index, column),
        isError: (column) => formats.isError(row.index, column),
        isDay: (column) => formats.isDay(row.index, column),
      };
  } catch (error) {
    if (error instanceof SpreadsheetRefusal) throw error;
    throw new SpreadsheetRefusal('This workbook cannot be read. Save it as .xlsx and upload it again.');
  }
}

/** The header and some rows. */
const sampledCharacters = 65_536;

function* textRows(bytes: Buffer): Generator<RawRow> {
  const text = stripBom(decoded(bytes));
  const delimiter = detectDelimiter(text.slice(0, sampledCharacters));
  checkText(text, delimiter);
  let index = 0;
  // One row at a time: millions of empty cells take more memory than the file.
  for (const row of streamCsvRows(text, { skipEmptyRows: false, delimiter })) {
    yield { index, values: row.map((value) => (typeof value === 'string' ? rearmedText(value) : value)) };
    index += 1;
  }
}

/** @throws SpreadsheetRefusal for everything that is not text: pictures, documents, older workbooks. */
function decoded(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // Letters, line ends and tabs; anything else is a binary file with a wrong name.
    if (!hasControls(text) && !/^\s*(%PDF-|<|\{\\rtf)/i.test(text)) return text;
  } catch {
    const text = bytes.toString('latin1');
    // Older Excel files do not name their encoding: Windows-1252 and similar ones cannot be distinguished.
    if (encoding === 'utf-8' && !hasControls(text)) throw new SpreadsheetRefusal(notUtf8(bytes));
  }
  throw new SpreadsheetRefusal(notASheet);
}

function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

function notUtf8(bytes: Buffer): string {
  const rows = bytes.toString('latin1').split('\n');
  const row = rows.findIndex((text) => !isUtf8(Buffer.from(text, 'latin1'))) + 1;
  return `Row ${row} of the .csv file is not stored as UTF-8: save the file as "CSV UTF-8" or .xlsx and upload it again.`;
}

function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return true;
  }
  return false;
}

function isArchive(bytes: Buffer): boolean {
  return bytes.length > 22 && bytes.readUInt32LE(0) === 0x04034b50;
}

function withoutEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}
