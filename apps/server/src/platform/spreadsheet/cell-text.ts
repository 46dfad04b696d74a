import { types } from 'node:util';
import { spreadsheetLimits as limits } from './spreadsheet-limits.ts';
import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';

/** The text that a person sees in a cell, with dates as YYYY-MM-DD. A formula counts as its shown value. */
export function cellText(value: unknown, cell: { readonly row: number; readonly column: number }): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number') return numberText(value, cell);
  if (types.isDate(value)) return dayText(value, cell);
  const text = String(value);
  if (text.length > limits.cellCharacters) throw refused(cell, 'is too long');
  if (text.includes('\0') || !text.isWellFormed()) throw refused(cell, 'contains a character that cannot be stored');
  return text.trim();
}

function numberText(value: number, cell: { row: number; column: number }): string {
  if (!Number.isFinite(value)) throw refused(cell, 'contains an invalid number');
  if (Math.abs(value) >= 1e15 && Number.isInteger(value)) return BigInt(value).toString();
  // Binary fractions: 0.1 + 0.2 shows as 0.3.
  return String(Number(value.toPrecision(15)));
}

function dayText(value: { getTime(): number; toISOString(): string }, cell: { row: number; column: number }): string {
  if (Number.isNaN(value.getTime())) throw refused(cell, 'contains an invalid date');
  const iso = value.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}

function refused({ row, column }: { row: number; column: number }, says: string): SpreadsheetRefusal {
  return new SpreadsheetRefusal(`Row ${row}: cell ${columnLetters(column)}${row} ${says}.`);
}

/** 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : columnLetters(Math.floor(column / 26) - 1) + rest;
}
