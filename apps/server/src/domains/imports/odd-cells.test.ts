import { importKinds } from '@muster/contract/domains/imports/imports.constants.ts';
import { describe, expect, it } from 'vitest';
import { archiveOf, behindHiddenSheet, formattedParts, textCell } from '../../platform/spreadsheet/archive.fixture.ts';
import { columnLetters } from '../../platform/spreadsheet/cell-text.ts';
import { readFileRows } from './file-rows.ts';
import { csvOf } from './imports.fixture.ts';
import type { FileRow, ImportColumn } from './kind-work.ts';
import { checkReadable } from './readable-rows.ts';
import { importWorks } from './works-by-kind.ts';

type Kind = (typeof importKinds)[number];
type Cell = (place: string, column: ImportColumn) => string;

/** A .csv file whose second row has this text in each column. */
function fileOf(kind: Kind, text: string): Buffer {
  return csvOf([Object.fromEntries(importWorks[kind].everyColumn.map(({ header }) => [header, text]))]);
}

/** A sheet with the headings of the import, and a second row with these cells. */
function sheetOf(kind: Kind, cell: Cell): string {
  const line = (row: number, of: Cell) =>
    `<row r="${row}">${importWorks[kind].everyColumn.map((column, at) => of(`${columnLetters(at)}${row}`, column)).join('')}</row>`;
  return line(1, (place, { header }) => textCell(place, header)) + line(2, cell);
}

const workbookOf = (kind: Kind, cell: Cell, format = '00000000') =>
  archiveOf(formattedParts(sheetOf(kind, cell), [format]));

async function rowOf(kind: Kind, bytes: Buffer): Promise<FileRow> {
  const found: FileRow[] = [];
  await readFileRows(bytes, importWorks[kind].everyColumn, async (rows) => {
    found.push(...rows);
  });
  const [row] = found;
  if (row === undefined || found.length > 1) throw new Error(`There are ${found.length} rows.`);
  return row;
}

const cellsOf = async (kind: Kind, bytes: Buffer) => [...(await rowOf(kind, bytes)).cells.values()];

const refused: readonly (readonly [string, string])[] = [
  ['an error', '#N/A'],
  ['an error of a division', '#DIV/0!'],
  ['an exponent', '1.23457E+15'],
  ['a mark that turns the direction', '12\u202e34'],
  ['an isolated direction', '\u206612\u2069'],
];

const refusedCells: readonly (readonly [string, Cell])[] = [
  ['an error', (place) => `<c r="${place}" t="e"><v>#REF!</v></c>`],
  ['a formula without a value', (place) => `<c r="${place}"><f>1+1</f></c>`],
  ['a formula with an error', (place) => `<c r="${place}" t="e"><f>1/0</f><v>#DIV/0!</v></c>`],
  ['a shared text that does not exist', (place) => `<c r="${place}" t="s"><v>999999</v></c>`],
  ['a number that is none', (place) => `<c r="${place}"><v>NaN</v></c>`],
  ['two values', (place) => `<c r="${place}"><v>12345</v><v>67</v></c>`],
  ['more digits than a number keeps', (place) => `<c r="${place}"><v>1234567890123456</v></c>`],
];

describe.each(importKinds)('%s', (kind) => {
  const { everyColumn: columns } = importWorks[kind];
  const keysOf = (of: (column: ImportColumn) => boolean) => columns.filter(of).map(({ key }) => key);
  const texts = keysOf(({ holds }) => holds === undefined);

  it.each(refused)('refuses %s with row and cell', async (_, text) => {
    await expect(rowOf(kind, fileOf(kind, text))).rejects.toThrow(/^Row 2: cell A2 /);
  });

  it.each(refusedCells)('refuses %s in a workbook with row and cell', async (_, cell) => {
    for (const { key } of [columns[0], columns.at(-1)].filter((column) => column !== undefined)) {
      const file = workbookOf(kind, (place, column) =>
        column.key === key ? cell(place, column) : textCell(place, 'x'),
      );
      const place = `${columnLetters(columns.findIndex((column) => column.key === key))}2`;
      await expect(rowOf(kind, file)).rejects.toThrow(`Row 2: cell ${place} `);
    }
  });

  it('reads the sheet behind a hidden one', async () => {
    const sheet = sheetOf(kind, (place) => textCell(place, 'seen'));
    const hidden = sheetOf(kind, (place) => textCell(place, 'hidden'));
    const file = archiveOf(behindHiddenSheet(formattedParts(sheet, []), hidden));
    expect(new Set(await cellsOf(kind, file))).toEqual(new Set(['seen']));
  });

  it('takes truth values only in columns of truth values', async () => {
    const row = await rowOf(
      kind,
      workbookOf(kind, (place) => `<c r="${place}" t="b"><v>1</v></c>`),
    );
    expect([...row.problems.keys()]).toEqual(keysOf(({ holds }) => holds !== 'flag'));
    for (const key of keysOf(({ holds }) => holds === 'flag')) expect(row.cells.get(key), key).toBe('TRUE');
    expect(row.problems.get(columns[0]?.key ?? '')).toMatch(/^Cell A2 contains a truth value: /);
  });

  it('reads a number that is padded with zeros as it is shown, and in a column of numbers as a number', async () => {
    const row = await rowOf(
      kind,
      workbookOf(kind, (place) => `<c r="${place}" s="1"><v>12345</v></c>`),
    );
    expect([...row.problems]).toEqual([]);
    for (const { key, holds } of columns)
      expect(row.cells.get(key), key).toBe(holds === undefined ? '00012345' : '12345');
  });

  it.each(['0.00', '0%', '_(* #,##0_)', '0.00E+00'])(
    'refuses a number with the format %s in a column for text',
    async (format) => {
      const row = await rowOf(
        kind,
        workbookOf(kind, (place) => `<c r="${place}" s="1"><v>12345</v></c>`, format),
      );
      const numbers = format === '0%' ? keysOf(({ holds }) => holds === 'number') : [];
      expect([...row.problems.keys()].toSorted()).toEqual([...texts, ...numbers].toSorted());
    },
  );

  it('takes a day that is written as text for a date', async () => {
    const day: Cell = (place) => `<c r="${place}" t="d"><v>2026-01-01</v></c>`;
    const row = await rowOf(kind, workbookOf(kind, day));
    expect([...row.problems.keys()]).toEqual(keysOf(({ holds }) => holds !== 'day'));
    for (const key of keysOf(({ holds }) => holds === 'day')) expect(row.cells.get(key), key).toBe('2026-01-01');
  });

  it('refuses a date in a column for text or numbers', async () => {
    const row = await rowOf(
      kind,
      workbookOf(kind, (place) => `<c r="${place}" s="1"><v>46083</v></c>`, 'd-mmm'),
    );
    expect([...row.problems.keys()]).toEqual(keysOf(({ holds }) => holds !== 'day'));
    for (const key of keysOf(({ holds }) => holds === 'day')) expect(row.cells.get(key), key).toBe('2026-03-02');
  });

  it('a row with a cell that cannot be read is an error of the row and the cell, and reaches no importer', async () => {
    const row = await rowOf(
      kind,
      workbookOf(kind, (place) => `<c r="${place}" t="b"><v>1</v></c>`),
    );
    const sound = { ...row, number: 3, problems: new Map() };
    const seen: number[] = [];
    const check = async (rows: readonly FileRow[]) => {
      seen.push(...rows.map(({ number }) => number));
      return rows.map(
        ({ number }) => ({ number, outcome: 'unchanged', title: '', changes: [], messages: [] }) as const,
      );
    };
    const results = await checkReadable({ check }, [row, sound], columns);
    expect(seen).toEqual([3]);
    expect(results.map(({ number, outcome }) => [number, outcome])).toEqual([
      [2, 'error'],
      [3, 'unchanged'],
    ]);
    expect(results[0]?.messages.map(({ column }) => column)).toEqual(
      columns.filter(({ holds }) => holds !== 'flag').map(({ header }) => header),
    );
  });

  it('reads UTF-16 with its mark, and refuses Windows-1252 with the row', async () => {
    const text = fileOf(kind, 'Peña 01').toString('utf8');
    const wide = Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const bytes of [wide, Buffer.from(wide).swap16()]) {
      expect(new Set(await cellsOf(kind, bytes))).toEqual(new Set(['Peña 01']));
    }
    await expect(rowOf(kind, Buffer.from(text, 'latin1'))).rejects.toThrow(
      /^Row 2 of the \.csv file is not stored as UTF-8/,
    );
  });
});

describe.each(importKinds)('a row of %s with more cells than headings', (kind) => {
  const headings = importWorks[kind].everyColumn.map(({ header }) => header);

  it('is an error with the first cell too many, as an unquoted comma makes it', async () => {
    const cells = [...headings.map(() => '1'), 'stray'].join(',');
    const row = await rowOf(kind, Buffer.from(`${headings.join(',')}\n${cells}\n`));
    const stray = `Cell ${columnLetters(headings.length)}2 has no heading`;
    expect([...row.problems.values()].join()).toContain(stray);
    const [result] = await checkReadable({ check: async () => [] }, [row], importWorks[kind].everyColumn);
    expect(result?.outcome).toBe('error');
  });

  it('may have empty cells there, and reasons of rejected rows', async () => {
    const cells = headings.map(() => '');
    const file = `${[...headings, 'Reasons'].join(',')}\n${['1', ...cells.slice(1), 'Too late', '', ''].join(',')}\n`;
    expect([...(await rowOf(kind, Buffer.from(file))).problems.values()].join()).not.toContain('no heading');
  });
});
