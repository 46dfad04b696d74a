import { types } from 'node:util';
import { isRoundedNumber } from '@muster/contract/identifier.ts';
import { spreadsheetLimits as limits } from './spreadsheet-limits.ts';
import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';

interface Place {
  readonly row: number;
  readonly column: number;
  /** Undefined in a .csv file, where an error and a rounded number can only be recognized by their text. */
  readonly isError?: boolean | undefined;
  /** A day that is written as text. */
  readonly isDay?: boolean | undefined;
}

/** The text that a person sees in a cell, with dates as YYYY-MM-DD. A formula counts as its shown value. */
export function cellText(value: unknown, cell: Place): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number') return numberText(value, cell);
  if (types.isDate(value)) return dayText(value, cell);
  const text = String(value);
  if (text.length > limits.cellCharacters) throw refused(cell, 'is too long');
  if (text.includes('\0') || !text.isWellFormed()) throw refused(cell, 'contains a character that cannot be stored');
  if (cell.isError ?? isErrorText(text))
    throw refused(cell, `contains the error ${text}: correct it and upload the file again`);
  if (invisible.test(text)) throw refused(cell, 'contains an invisible mark that changes the direction of the text');
  if (cell.isError === undefined && isRoundedNumber(text)) {
    throw refused(
      cell,
      `shows the rounded number ${text}: format the column as text, enter the whole number and upload the file again`,
    );
  }
  return cell.isDay ? writtenDay(text) : text.trim();
}

/** ISO 8601; the time only where there is one. */
function writtenDay(text: string): string {
  const [day = '', time = ''] = text
    .trim()
    .replace(/(\.\d+)?Z?$/, '')
    .split('T');
  return /^(00(:00)*)?$/.test(time) ? day : `${day} ${time.replace(/:00$/, '')}`;
}

/** As spreadsheet programs write errors. */
export const isErrorText = (text: string) => errorText.test(text);
const errorText = /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA)$/;
/** Text that reads differently from what is stored. */
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** More digits than a number cell keeps. */
const mostExact = 1e15;

function numberText(value: number, cell: { row: number; column: number }): string {
  if (!Number.isFinite(value)) throw refused(cell, 'contains an invalid number');
  if (Math.abs(value) >= mostExact)
    throw refused(cell, 'has more digits than a number keeps: format the column as text and enter it again');
  // Binary fractions: 0.1 + 0.2 shows as 0.3.
  return String(Number(value.toPrecision(15)));
}

function dayText(value: { getTime(): number; toISOString(): string }, cell: { row: number; column: number }): string {
  if (Number.isNaN(value.getTime())) throw refused(cell, 'contains an invalid date');
  const iso = value.toISOString();
  const time = iso.slice(11, 19);
  if (time === '00:00:00') return iso.slice(0, 10);
  return `${iso.slice(0, 10)} ${time.replace(/:00$/, '')}`;
}

function refused({ row, column }: { row: number; column: number }, says: string): SpreadsheetRefusal {
  return new SpreadsheetRefusal(`Row ${row}: cell ${columnLetters(column)}${row} ${says}.`);
}

/** 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : columnLetters(Math.floor(column / 26) - 1) + rest;
}
