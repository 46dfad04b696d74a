import { columnLetters } from './cell-text.ts';
import type { NumberFormats } from './number-formats.ts';
import { plainText } from './plain-text.ts';
import { attributeOf, scanTags, type Tag } from './scan-tags.ts';
import { type SharedTexts, sharedText } from './shared-texts.ts';
import { spreadsheetLimits as limits } from './spreadsheet-limits.ts';
import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';

/** The formats of the number cells of one sheet, and which cells are errors or days. */
export interface CellFormats {
  /** Takes the text of the sheet in pieces. @throws SpreadsheetRefusal for a cell that the parser would misread */
  readonly hear: (piece: string) => void;
  /** Row and column from 0; null if the format is not known. */
  formatAt(row: number, column: number): string | null;
  /** Undefined if it is not known. */
  isError(row: number, column: number): boolean | undefined;
  /** A day that is written as text, as strict workbooks do. */
  isDay(row: number, column: number): boolean;
  /** Of a cell that names a shared text or has a phonetic guide; undefined for others. */
  textAt(row: number, column: number): string | undefined;
}

interface OpenCell {
  readonly row: number;
  readonly column: number;
  readonly type: string;
  readonly style: number;
  hasFormula: boolean;
  hasValue: boolean;
  /** How many. */
  values: number;
  /** As it is written; of the parts outside a phonetic guide. */
  text: string;
  guide: 'none' | 'open' | 'closed';
}

/** One byte for each cell: the place of its format in a list, or one of these. 0 is General. */
const unknown = 255;
const error = 254;
const day = 253;

/**
 * Reads what the rows of the parser leave out: the number format of each cell, and cells that it would read as something else:
 * formulas that were never computed (some programs write no values), texts that do not exist, second values, phonetic guides.
 */
export function readCellFormats(formats: NumberFormats, texts: SharedTexts): CellFormats {
  const corrected = new Map<string, string>();
  /** By row and column, one more than the place of the shared text. */
  const shared = new Map<number, Uint32Array>();
  const once = placesOnce();
  const known: (string | null)[] = ['General'];
  const placeOfStyle = new Map<number, number>();
  const places = new Map<number, Uint8Array>();
  let [row, column] = [-1, 0];
  let cell: OpenCell | null = null;
  let isRead = false;

  const placeOf = (style: number) => {
    const earlier = placeOfStyle.get(style);
    if (earlier !== undefined) return earlier;
    const place = placeIn(known, formats.formatOf(style));
    placeOfStyle.set(style, place);
    return place;
  };
  const note = (closed: OpenCell) => {
    const place = closed.type === 'e' ? error : closed.type === 'd' ? day : placeOf(closed.style);
    if (place === 0 || closed.column >= limits.columns || closed.row > limits.rows + limits.emptyRows) return;
    const ofRow = places.get(closed.row) ?? new Uint8Array(limits.columns);
    ofRow[closed.column] = place;
    places.set(closed.row, ofRow);
  };
  const noteText = ({ row: atRow, column: atColumn, text }: OpenCell) => {
    if (atColumn >= limits.columns || atRow > limits.rows + limits.emptyRows) return;
    const ofRow = shared.get(atRow) ?? new Uint32Array(limits.columns);
    ofRow[atColumn] = Number(plainText(text)) + 1;
    shared.set(atRow, ofRow);
  };
  const begin = (tag: Tag) => {
    const at = positionOf(tag);
    if (at === null) column += 1;
    else [row, column] = [at.row ?? row, at.column];
    const style = Number(attributeOf(tag, 's') ?? 0);
    cell = {
      row,
      column,
      type: attributeOf(tag, 't') ?? 'n',
      style,
      hasFormula: false,
      hasValue: false,
      values: 0,
      text: '',
      guide: 'none',
    };
    once.cell(row, column);
  };

  return {
    hear: scanTags((tag) => {
      isRead = true;
      if (tag.name === 'sheetData' && tag.kind !== 'close') once.sheet();
      else if (tag.name === 'row' && tag.kind !== 'close') {
        [row, column] = [rowOf(tag, row), -1];
        once.row(row);
      } else if (tag.name === 'c' && tag.kind !== 'close') {
        begin(tag);
        if (tag.kind === 'empty') cell = null;
      } else if (cell === null) return;
      else if (tag.name === 'f') cell.hasFormula = true;
      else if (tag.name === 'rPh') cell.guide = tag.kind === 'open' ? 'open' : 'closed';
      else if (tag.name === 'v' || tag.name === 't') hearValue(cell, tag);
      else if (tag.name === 'c') {
        assertComputed(cell);
        assertReadable(cell, texts);
        if (cell.type === 's' && cell.hasValue) noteText(cell);
        else if (cell.guide !== 'none') corrected.set(`${cell.row} ${cell.column}`, sharedText(cell.text));
        if (['n', 'e', 'd'].includes(cell.type) && cell.hasValue) note(cell);
        cell = null;
      }
    }),
    formatAt: (atRow, atColumn) => {
      const place = places.get(atRow)?.[atColumn] ?? 0;
      return isRead && place !== unknown ? (known[place] ?? null) : null;
    },
    isError: (atRow, atColumn) => (isRead ? places.get(atRow)?.[atColumn] === error : undefined),
    isDay: (atRow, atColumn) => places.get(atRow)?.[atColumn] === day,
    textAt(atRow, atColumn) {
      const place = shared.get(atRow)?.[atColumn] ?? 0;
      return place > 0 ? texts.at(place - 1) : corrected.get(`${atRow} ${atColumn}`);
    },
  };
}

function placeIn(known: (string | null)[], format: string | null): number {
  const place = known.indexOf(format);
  if (place >= 0 || known.length >= day) return place >= 0 ? place : unknown;
  return known.push(format) - 1;
}

function hearValue(cell: OpenCell, { name, kind, textBefore }: Tag): void {
  if (name === 'v' && kind !== 'close') cell.values += 1;
  if (kind !== 'close' || cell.guide === 'open') return;
  cell.hasValue ||= /\S/.test(textBefore);
  cell.text += textBefore;
}

/** A formula whose type is text may result in an empty one. */
function assertComputed({ row, column, type, hasFormula, hasValue }: OpenCell): void {
  if (!hasFormula || hasValue || type === 'str') return;
  throw refused(
    row,
    column,
    'contains a formula without a value: open the file in a spreadsheet program, save it and upload it again',
  );
}

/** What a value of each type looks like. */
const readable: Readonly<Record<string, RegExp>> = {
  n: /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i,
  s: /^\d+$/,
  b: /^(0|1|true|false)$/i,
  d: /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z?)?$/,
  e: /^/,
  str: /^/,
  inlineStr: /^/,
};

function assertReadable({ row, column, type, text, hasValue, values }: OpenCell, texts: SharedTexts): void {
  if (values > 1) throw refused(row, column, 'contains two values: enter it again');
  if (!hasValue) return;
  const written = plainText(text).trim();
  if (readable[type]?.test(written) !== true)
    throw refused(row, column, `contains an invalid ${names[type] ?? 'value'}`);
  if (type === 's' && texts.at(Number(written)) === undefined)
    throw refused(row, column, 'refers to a text that the file does not have: save it again as .xlsx');
}

const names: Readonly<Record<string, string>> = { n: 'number', b: 'truth value', d: 'date', s: 'text' };

/** A row, a cell or the table of cells that a sheet has twice would be two records, or one of them. */
function placesOnce() {
  const rows = new Uint8Array(limits.rows + limits.emptyRows + 2);
  const columns = new Uint8Array(limits.columns);
  let current = -1;
  let sheets = 0;
  return {
    sheet: () => {
      sheets += 1;
      if (sheets > 1) throw new SpreadsheetRefusal('The sheet has two tables of cells: save it again as .xlsx.');
    },
    row: (row: number) => {
      if (rows[row] === 1)
        throw new SpreadsheetRefusal(`Row ${row + 1} is in the sheet twice: save it again as .xlsx.`);
      rows[row] = 1;
      current = row;
      columns.fill(0);
    },
    cell: (row: number, column: number) => {
      if (row !== current) return;
      if (columns[column] === 1) throw refused(row, column, 'is in the sheet twice: save it again as .xlsx');
      columns[column] = 1;
    },
  };
}

function refused(row: number, column: number, says: string): SpreadsheetRefusal {
  return new SpreadsheetRefusal(`Row ${row + 1}: cell ${columnLetters(column)}${row + 1} ${says}.`);
}

function rowOf(tag: Tag, before: number): number {
  const number = attributeOf(tag, 'r');
  return number === undefined ? before + 1 : Number(number) - 1;
}

function positionOf(tag: Tag): { readonly row: number | null; readonly column: number } | null {
  const [, letters, digits] = /^([A-Z]{1,4})(\d*)$/.exec(attributeOf(tag, 'r') ?? '') ?? [];
  if (letters === undefined) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: digits === '' || digits === undefined ? null : Number(digits) - 1, column };
}
