import { columnLetters } from './cell-text.ts';
import type { NumberFormats } from './number-formats.ts';
import { attributeOf, scanTags, type Tag } from './scan-tags.ts';
import { spreadsheetLimits as limits } from './spreadsheet-limits.ts';
import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';

/** The formats of the number cells of one sheet, and which cells are errors. */
export interface CellFormats {
  /** Takes the text of the sheet in pieces. @throws SpreadsheetRefusal for a formula without a value */
  readonly hear: (piece: string) => void;
  /** Row and column from 0; null if the format is not known. */
  formatAt(row: number, column: number): string | null;
  /** Undefined if it is not known. */
  isError(row: number, column: number): boolean | undefined;
}

interface OpenCell {
  readonly row: number;
  readonly column: number;
  readonly type: string;
  readonly style: number;
  hasFormula: boolean;
  hasValue: boolean;
}

/** One byte for each cell: the place of its format in a list, or one of these. 0 is General. */
const unknown = 255;
const error = 254;

/**
 * Reads what the rows of the parser do not tell: the number format of each cell, and formulas that were never computed, which
 * read as empty cells. Some programs write no values.
 */
export function readCellFormats(formats: NumberFormats): CellFormats {
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
    const place = closed.type === 'e' ? error : placeOf(closed.style);
    if (place === 0 || closed.column >= limits.columns || closed.row > limits.rows + limits.emptyRows) return;
    const ofRow = places.get(closed.row) ?? new Uint8Array(limits.columns);
    ofRow[closed.column] = place;
    places.set(closed.row, ofRow);
  };
  const begin = (tag: Tag) => {
    const at = positionOf(tag);
    if (at === null) column += 1;
    else [row, column] = [at.row ?? row, at.column];
    const style = Number(attributeOf(tag, 's') ?? 0);
    cell = { row, column, type: attributeOf(tag, 't') ?? 'n', style, hasFormula: false, hasValue: false };
  };

  return {
    hear: scanTags((tag) => {
      isRead = true;
      if (tag.name === 'row' && tag.kind !== 'close') [row, column] = [rowOf(tag, row), -1];
      else if (tag.name === 'c' && tag.kind !== 'close') {
        begin(tag);
        if (tag.kind === 'empty') cell = null;
      } else if (cell === null) return;
      else if (tag.name === 'f') cell.hasFormula = true;
      else if (tag.name === 'v' || tag.name === 't') cell.hasValue ||= tag.kind === 'close' && tag.hasTextBefore;
      else if (tag.name === 'c') {
        assertComputed(cell);
        if ((cell.type === 'n' || cell.type === 'e') && cell.hasValue) note(cell);
        cell = null;
      }
    }),
    formatAt: (atRow, atColumn) => {
      const place = places.get(atRow)?.[atColumn] ?? 0;
      return isRead && place !== unknown ? (known[place] ?? null) : null;
    },
    isError: (atRow, atColumn) => (isRead ? places.get(atRow)?.[atColumn] === error : undefined),
  };
}

function placeIn(known: (string | null)[], format: string | null): number {
  const place = known.indexOf(format);
  if (place >= 0 || known.length >= error) return place >= 0 ? place : unknown;
  return known.push(format) - 1;
}

/** A formula whose type is text may result in an empty one. */
function assertComputed({ row, column, type, hasFormula, hasValue }: OpenCell): void {
  if (!hasFormula || hasValue || type === 'str') return;
  const place = `${columnLetters(column)}${row + 1}`;
  throw new SpreadsheetRefusal(
    `Row ${row + 1}: cell ${place} contains a formula without a value: open the file in a spreadsheet program, save it and upload it again.`,
  );
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
