import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { archiveOf, type FixturePart, formattedParts, textCell, workbookParts } from './archive.fixture.ts';
import type { SheetRow } from './read-rows.ts';
import type { ReadingCost } from './reading-cost.fixture.ts';
import { readSheet } from './spreadsheet.ts';

/** Workbooks that cost too much, or that the parser reads as something else (reliability row 16). */
const header = `<row r="1">${textCell('A1', 'Name')}</row>`;
const sharedPart = 'xl/sharedStrings.xml';
/** What makes the ratio of the packed bytes small. */
const padding: FixturePart = { name: 'docProps/thumbnail.bin', content: randomBytes(1_300_000) };

const repeated = (count: number, entry: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => entry(at)).join('');
const sharing = (texts: string, rows = '') => [
  ...workbookParts(header + rows),
  { name: sharedPart, content: `<sst>${texts}</sst>` },
];
const within = (parts: readonly FixturePart[], name: string, end: string, more: string) =>
  parts.map((part) =>
    part.name === name ? { ...part, content: String(part.content).replace(end, more + end) } : part,
  );
const cellsOf = (cells: string) => archiveOf(workbookParts(`${header}<row r="2">${cells}</row>`));

async function rowsOf(bytes: Buffer): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  await readSheet(bytes, async (some) => {
    rows.push(...some);
  });
  return rows;
}

/** In a process of its own: the memory of this one depends on the tests before. */
function costOf(parts: readonly FixturePart[]): ReadingCost {
  const program = join(import.meta.dirname, 'reading-cost.fixture.ts');
  const input = archiveOf([...parts, padding]);
  return JSON.parse(execFileSync(process.execPath, [program, '1'], { input, encoding: 'utf8' }));
}

describe('tables of a workbook', () => {
  const styles = formattedParts(header, ['0']);
  it.each<[string, () => FixturePart[], RegExp]>([
    ['1,000,000 shared texts', () => sharing(repeated(1_000_000, (at) => `<si><t>s${at}</t></si>`)), /different texts/],
    [
      '1,000,000 runs of one shared text',
      () => sharing(`<si>${repeated(1_000_000, (at) => `<r><t>${at}</t></r>`)}</si>`),
      /different texts/,
    ],
    [
      '500,000 number formats',
      () =>
        within(
          styles,
          'xl/styles.xml',
          '</numFmts>',
          repeated(500_000, (at) => `<numFmt numFmtId="${at}" formatCode="0"/>`),
        ),
      /more formats, names or links/,
    ],
    [
      '500,000 styles of cells',
      () =>
        within(
          styles,
          'xl/styles.xml',
          '</cellXfs>',
          repeated(500_000, (at) => `<xf numFmtId="${at}"/>`),
        ),
      /more formats, names or links/,
    ],
    [
      '300,000 names',
      () =>
        within(
          workbookParts(header),
          'xl/workbook.xml',
          '</workbook>',
          `<definedNames>${repeated(300_000, (at) => `<definedName name="n${at}">S!$A$1</definedName>`)}</definedNames>`,
        ),
      /more formats, names or links/,
    ],
  ])('%s cost neither much memory nor time', (_what, parts, refusal) => {
    const { answers, seconds, megabytes } = costOf(parts());
    expect(answers[0]).toMatch(refusal);
    expect(megabytes).toBeLessThan(150);
    expect(seconds).toBeLessThan(3);
  });

  it('reads as many shared texts as a large import has', () => {
    const rows = repeated(
      10_000,
      (row) => `<row>${repeated(20, (at) => `<c t="s"><v>${row * 20 + at}</v></c>`)}</row>`,
    );
    const { answers, megabytes } = costOf(
      sharing(
        repeated(200_000, (at) => `<si><t>Text ${at}</t></si>`),
        rows,
      ),
    );
    expect(answers).toEqual(['read']);
    expect(megabytes).toBeLessThan(150);
  });
});

describe('shared texts', () => {
  it('are read with their runs, marks and escaped characters', async () => {
    const texts =
      '<si><t>Zero &amp; ñ</t></si><si><r><t>on</t></r><r><t>e</t></r></si><si/><si><t>a_x000D_b</t></si><si><t><![CDATA[<5>]]></t></si>';
    const cells = [0, 1, 2, 3, 4].map((at) => `<c t="s"><v>${at}</v></c>`).join('');
    const [, row] = await rowsOf(
      archiveOf(sharing(texts.replace('ñ', '&#241;'), `<row>${cells}<c><v>7</v></c></row>`)),
    );
    expect(row?.cells).toEqual(['Zero & ñ', 'one', '', 'a\rb', '<5>', '7']);
    expect([...(row?.typed?.keys() ?? [])]).toEqual([5]);
  });

  it('and cells are read around comments, wherever a piece of the file ends', async () => {
    const text = (at: number) => `<si><!-- <si><t>${at}</t></si> --><t><![CDATA[<t>${at} & ${at}</t>]]></t></si>`;
    const cells = repeated(9_000, (at) => `<row><!-- <c><v>9</v></c> --><c t="s"><v>${at}</v></c></row>`);
    const [, ...rows] = await rowsOf(archiveOf(sharing(repeated(9_000, text), cells)));
    expect(rows.map((row) => row.cells)).toEqual(Array.from({ length: 9_000 }, (_, at) => [`<t>${at} & ${at}</t>`]));
  });

  it('do not contain their phonetic guides, neither shared nor in a cell', async () => {
    const guide = '<rPh sb="0" eb="1"><t>999</t></rPh><phoneticPr fontId="1"/>';
    const cells = `<c t="s"><v>0</v></c><c t="inlineStr"><is><t>456</t>${guide}</is></c>`;
    const [, row] = await rowsOf(archiveOf(sharing(`<si><t>123</t>${guide}</si>`, `<row>${cells}</row>`)));
    expect(row?.cells).toEqual(['123', '456']);
  });
});

describe('cells', () => {
  it('with a day written as text are days', async () => {
    const [, row] = await rowsOf(
      cellsOf(
        '<c t="d"><v>2026-01-01</v></c><c t="d"><v>2026-01-01T00:00:00.000Z</v></c><c t="d"><v>2026-01-01T09:30:00</v></c>',
      ),
    );
    expect(row?.cells).toEqual(['2026-01-01', '2026-01-01', '2026-01-01 09:30']);
    expect([...(row?.typed?.values() ?? [])]).toEqual(Array(3).fill({ kind: 'day' }));
  });

  it.each([
    ['a shared text that does not exist', '<c r="B2" t="s"><v>999999</v></c>', /^Row 2: cell B2 refers to a text/],
    ['a negative place of a text', '<c r="B2" t="s"><v>-1</v></c>', /^Row 2: cell B2 contains an invalid text/],
    ['a name instead of a place', '<c r="B2" t="s"><v>__proto__</v></c>', /^Row 2: cell B2 contains an invalid text/],
    ['a number that is none', '<c r="C2"><v>NaN</v></c>', /^Row 2: cell C2 contains an invalid number/],
    ['a number with a comma', '<c r="C2"><v>12,345</v></c>', /^Row 2: cell C2 contains an invalid number/],
    ['a hexadecimal number', '<c r="C2"><v>0x3039</v></c>', /^Row 2: cell C2 contains an invalid number/],
    ['a second value', '<c r="D2"><v>12345</v><v>67</v></c>', /^Row 2: cell D2 contains two values/],
    ['a day that is none', '<c r="D2" t="d"><v>soon</v></c>', /^Row 2: cell D2 contains an invalid date/],
    ['a type that is not known', '<c r="D2" t="zzz"><v>1</v></c>', /^Row 2: cell D2 contains an invalid value/],
    ['the same place twice', '<c r="A2"><v>1</v></c><c r="A2"><v>2</v></c>', /^Row 2: cell A2 is in the sheet twice/],
  ])('with %s are refused', async (_what, cells, refusal) => {
    await expect(rowsOf(cellsOf(cells))).rejects.toThrow(refusal);
  });

  it.each([
    [
      'a row',
      `${header}<row r="2">${textCell('A2', 'a')}</row><row r="2">${textCell('A2', 'b')}</row>`,
      /^Row 2 is in the sheet twice/,
    ],
    [
      'the table of cells',
      `${header}</sheetData><sheetData><row r="2">${textCell('A2', 'b')}</row>`,
      /two tables of cells/,
    ],
  ])('are refused if the sheet has %s twice', async (_what, data, refusal) => {
    await expect(rowsOf(archiveOf(workbookParts(data)))).rejects.toThrow(refusal);
  });
});
