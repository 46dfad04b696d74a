import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';

/** Longer formulas do not exist. */
const mostHeld = 64 * 1024;
/** A formula with the type `str` may result in an empty text. */
const emptyFormula =
  /<c(?<attributes>(?:\s(?:(?!\bt="str")[^>])*[^/>])?)>\s*<f\b[^>]*(?:\/>|>[^<]*<\/f>)\s*(?:<v\s*\/>|<v>\s*<\/v>)?\s*<\/c>/;

/**
 * Finds formulas that were never computed, which read as empty cells: some programs write no values. Takes the text of the sheet
 * in pieces. @throws SpreadsheetRefusal
 */
export function findEmptyFormulas(): (text: string) => void {
  let held = '';
  return (text) => {
    held += text;
    const end = held.lastIndexOf('</c>') + 4;
    if (end < 4) {
      held = held.slice(-mostHeld);
      return;
    }
    const found = emptyFormula.exec(held.slice(0, end));
    if (found) {
      const cell = /\br="([A-Z]+\d+)"/.exec(found.groups?.attributes ?? '')?.[1] ?? '?';
      const row = cell.replace(/\D/g, '');
      throw new SpreadsheetRefusal(
        `Row ${row}: cell ${cell} contains a formula without a value: open the file in a spreadsheet program, save it and upload it again.`,
      );
    }
    held = held.slice(end).slice(-mostHeld);
  };
}
