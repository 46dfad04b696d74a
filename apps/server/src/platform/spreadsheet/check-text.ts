import { countText } from '@muster/contract/counted.ts';
import { spreadsheetLimits as limits } from './spreadsheet-limits.ts';
import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';

/** Empty cells and lines included, which spreadsheet programs write beside and below the others. */
const most = { lines: 100_000, columns: 16_384 };

/**
 * Reads through the text of a .csv file before it is parsed: a quote that is never closed makes one cell of the rest of
 * the file. @throws SpreadsheetRefusal with the row
 */
export function checkText(text: string, delimiter: string): void {
  let [row, columns, length] = [1, 1, 0];
  let isQuoted = false;
  let isStart = true;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isQuoted && character === '"' && text[at + 1] !== '"') isQuoted = false;
    else if (isQuoted) {
      if (character === '"') at += 1;
      length += 1;
    } else if (character === '"' && isStart) isQuoted = true;
    else if (character === delimiter) [columns, length] = [columns + 1, 0];
    else if (character === '\n') [row, columns, length] = [row + 1, 1, 0];
    else length += 1;
    isStart = !isQuoted && (character === delimiter || character === '\n' || character === '\r');
    if (length > limits.cellCharacters) throw tooLong(row, isQuoted);
    if (columns > most.columns) throw tooMany(`Row ${row}`, most.columns, 'columns');
    if (row > most.lines) throw tooMany('The file', most.lines, 'rows');
  }
  if (isQuoted) throw new SpreadsheetRefusal(`A quotation mark in row ${row} is never closed.`);
}

function tooMany(where: string, count: number, what: string): SpreadsheetRefusal {
  return new SpreadsheetRefusal(`${where} has more than ${countText(count)} ${what}, empty ones included.`);
}

function tooLong(row: number, isQuoted: boolean): SpreadsheetRefusal {
  const hint = isQuoted ? ' Is its quotation mark closed?' : '';
  return new SpreadsheetRefusal(`A cell in row ${row} has more than ${limits.cellCharacters} characters.${hint}`);
}
