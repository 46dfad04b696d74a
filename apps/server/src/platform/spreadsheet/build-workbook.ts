import { writeCsv } from 'hucre/csv';
import type { Cell, DataValidation, WriteSheet } from 'hucre/xlsx';
import { columnLetters, isErrorText } from './cell-text.ts';
import { disarmedText } from './formula-text.ts';

export interface TableColumn {
  readonly header: string;
  /** Characters. */
  readonly width?: number;
  /** Whether all its cells are numbers. */
  readonly isNumber?: boolean;
  /** Offered as a drop-down; the spreadsheet refuses other values. */
  readonly choices?: readonly string[];
}

export interface Table {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Lines of a second sheet with instructions. */
  readonly notes?: readonly string[];
}

/** Empty rows below the existing ones that also get the drop-downs. */
const spareRows = 1_000;
/** Excel accepts no longer list inside a rule, and a comma or quote would break it. */
const mostInline = 255;

/** Every text is stored as text, so a text that begins like a formula does not become one (reliability row 17). */
export async function buildWorkbook(table: Table): Promise<Uint8Array> {
  const lines = [table.columns.map(({ header }) => header), ...table.rows];
  const lists = table.columns.map(({ choices }) => choices ?? []).filter((choices) => isLong(choices));
  // Loaded with the first workbook: a server that writes none needs no memory for it.
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: [
      {
        name: table.name,
        columns: table.columns.map(({ header, width, isNumber }) => ({
          width: width ?? header.length + 4,
          numFmt: isNumber ? '0' : '@',
        })),
        rows: lines.map((line) => line.map(escaped)),
        cells: likeErrors(lines),
        freezePane: { rows: 1 },
        dataValidations: validationsOf(table, lists),
      },
      ...(table.notes ? [{ name: 'Rules', columns: [{ width: 100 }], rows: table.notes.map((note) => [note]) }] : []),
      ...(lists.length > 0 ? [listsSheet(lists)] : []),
    ],
  });
}

/** The writer makes error cells of such texts, unless they have runs of formatted text. */
function likeErrors(lines: Table['rows']): Map<string, Partial<Cell>> {
  return new Map(
    lines.flatMap((line, row) =>
      line.flatMap((cell, column): [string, Partial<Cell>][] =>
        typeof cell === 'string' && isErrorText(cell) ? [[`${row},${column}`, { richText: [{ text: cell }] }]] : [],
      ),
    ),
  );
}

/** Readers take `_x0041_` for a character by its number. */
const escaped = (cell: string | number | null) =>
  typeof cell === 'string' ? cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_') : cell;

/** With the byte order mark that Excel needs to read the names correctly. */
export function buildCsv({ columns, rows }: Table): string {
  const lines = [columns.map(({ header }) => header), ...rows];
  const safe = lines.map((line) => line.map((cell) => (typeof cell === 'string' ? disarmedText(cell) : cell)));
  return writeCsv(safe, { bom: true });
}

function validationsOf({ columns, rows }: Table, lists: readonly (readonly string[])[]): DataValidation[] {
  return columns.flatMap(({ choices }, index): DataValidation[] => {
    if (!choices || choices.length === 0) return [];
    const letters = columnLetters(index);
    const rule = {
      type: 'list',
      range: `${letters}2:${letters}${rows.length + 1 + spareRows}`,
      allowBlank: true,
      showErrorMessage: true,
      errorTitle: 'Not in the list',
      errorMessage: 'Choose one of the listed values.',
    } as const;
    if (!isLong(choices)) return [{ ...rule, values: [...choices] }];
    const list = columnLetters(lists.indexOf(choices));
    return [{ ...rule, formula1: `Lists!$${list}$1:$${list}$${choices.length}` }];
  });
}

function isLong(choices: readonly string[]): boolean {
  return choices.length > 0 && (choices.join(',').length > mostInline || choices.some((choice) => /[",]/.test(choice)));
}

function listsSheet(lists: readonly (readonly string[])[]): WriteSheet {
  const length = Math.max(...lists.map((list) => list.length));
  const rows = Array.from({ length }, (_, row) => lists.map((list) => list[row] ?? null));
  return { name: 'Lists', hidden: true, rows };
}
