import { importKinds } from '@muster/contract/domains/imports/imports.constants.ts';
import { describe, expect, it } from 'vitest';
import { readFileRows } from './file-rows.ts';
import { csvOf } from './imports.fixture.ts';
import { importWorks } from './works-by-kind.ts';

type Kind = (typeof importKinds)[number];

/** A file whose second row has this text in each column. */
function fileOf(kind: Kind, text: string): Buffer {
  return csvOf([Object.fromEntries(importWorks[kind].everyColumn.map(({ header }) => [header, text]))]);
}

async function cellsOf(kind: Kind, bytes: Buffer): Promise<readonly string[]> {
  const cells: string[] = [];
  await readFileRows(bytes, importWorks[kind].everyColumn, async (rows) => {
    for (const row of rows) cells.push(...row.cells.values());
  });
  return cells;
}

const refused: readonly (readonly [string, string])[] = [
  ['an error', '#N/A'],
  ['an error of a division', '#DIV/0!'],
  ['an exponent', '1.23457E+15'],
  ['a mark that turns the direction', '12\u202e34'],
  ['an isolated direction', '\u206612\u2069'],
];

describe.each(importKinds)('%s', (kind) => {
  it.each(refused)('refuses %s with row and cell', async (_, text) => {
    await expect(cellsOf(kind, fileOf(kind, text))).rejects.toThrow(/^Row 2: cell A2 /);
  });

  it('reads UTF-16 with its mark, and refuses Windows-1252 with the row', async () => {
    const text = fileOf(kind, 'Peña 01').toString('utf8');
    const wide = Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const bytes of [wide, Buffer.from(wide).swap16()]) {
      expect(new Set(await cellsOf(kind, bytes))).toEqual(new Set(['Peña 01']));
    }
    await expect(cellsOf(kind, Buffer.from(text, 'latin1'))).rejects.toThrow(
      /^Row 2 of the \.csv file is not stored as UTF-8/,
    );
  });
});
