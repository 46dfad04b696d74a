import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  archiveOf,
  behindHiddenSheet,
  type FixturePart,
  formattedParts,
  textCell,
  workbookParts,
} from './archive.fixture.ts';
import type { SheetRow } from './read-rows.ts';
import type { ReadingCost } from './reading-cost.fixture.ts';
import { readSheet, writeCsv, writeWorkbook } from './spreadsheet.ts';
import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';

async function rowsOf(bytes: Buffer): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  await readSheet(bytes, async (some) => {
    rows.push(...some);
  });
  return rows;
}

/** As the Open XML SDK writes it. */
const prefixed =
  '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="2"><x:c r="A2"><x:v>1</x:v></x:c><x:c r="B2"><x:f>A2*2</x:f></x:c></x:row></x:sheetData></x:worksheet>';
const openQuote = `N,M\na,b\n1,"${'x,\n'.repeat(3_000_000)}`;

/** In a process of its own: the memory of this one depends on the tests before. */
function costOfReading(text: string, times = 1): ReadingCost {
  const program = join(import.meta.dirname, 'reading-cost.fixture.ts');
  return JSON.parse(execFileSync(process.execPath, [program, String(times)], { input: text, encoding: 'utf8' }));
}

const header = `<row r="1">${textCell('A1', 'Name')}</row>`;
const sheet = (data: string, ...more: FixturePart[]) => archiveOf([...workbookParts(header + data), ...more]);
const instead = (name: string, content: string) =>
  archiveOf(workbookParts(header).map((part) => (part.name === name ? { name, content } : part)));

describe('reading', () => {
  it('returns numbers, days, booleans and texts as a person reads them', async () => {
    const data = `<row r="3"><c r="A3"><v>9171234567</v></c>${textCell('B3', '0012')}<c r="C3" t="b"><v>1</v></c><c r="D3"><v>0.30000000000000004</v></c></row>`;
    const [first, third] = await rowsOf(sheet(data));
    expect(first).toMatchObject({ number: 1, cells: ['Name'] });
    expect(third).toMatchObject({ number: 3, cells: ['9171234567', '0012', 'TRUE', '0.3'] });
    expect([...(third?.typed ?? [])]).toEqual([
      [0, { kind: 'number', format: 'General' }],
      [2, { kind: 'boolean' }],
      [3, { kind: 'number', format: 'General' }],
    ]);
  });

  it('uses the shown value of a formula, and treats text that looks like a formula as text', async () => {
    const data = `<row r="2"><c r="A2"><f>1+1</f><v>2</v></c>${textCell('B2', '=HYPERLINK(1)')}</row>`;
    expect((await rowsOf(sheet(data)))[1]?.cells).toEqual(['2', '=HYPERLINK(1)']);
  });

  it('reads the first sheet that is visible', async () => {
    const file = archiveOf(behindHiddenSheet(workbookParts(header), `<row r="1">${textCell('A1', 'List')}</row>`));
    expect((await rowsOf(file)).map(({ cells }) => cells)).toEqual([['Name']]);
  });

  it('returns the number format of each cell, and says when it is not known', async () => {
    const data = `<row r="1"><c r="A1" s="1"><v>7</v></c><c s="2"><v>8</v></c><c r="D1" s='3'><v>9</v></c><c r="E1" s="4"><v>9</v></c></row><row><c s="1"/><c s="1"><v>5</v></c></row>`;
    const [first, second] = await rowsOf(archiveOf(formattedParts(data, ['00000000', '"№ "0', 'yyyy-mm-dd'])));
    expect([...(first?.typed ?? [])]).toEqual([
      [0, { kind: 'number', format: '00000000' }],
      [1, { kind: 'number', format: '"№ "0' }],
      [3, { kind: 'day' }],
      [4, { kind: 'number', format: null }],
    ]);
    expect(second).toMatchObject({ number: 2, cells: ['', '5'] });
    expect([...(second?.typed ?? [])]).toEqual([[1, { kind: 'number', format: '00000000' }]]);
    expect((await rowsOf(Buffer.from('7\n')))[0]?.typed).toBeNull();
  });

  it('reads the seconds of a time', async () => {
    const data = '<row r="1"><c r="A1" s="1"><v>46083.3753472222</v></c><c r="B1" s="1"><v>46083.375</v></c></row>';
    const [row] = await rowsOf(archiveOf(formattedParts(data, ['yyyy-mm-dd hh:mm:ss'])));
    expect(row?.cells).toEqual(['2026-03-02 09:00:30', '2026-03-02 09:00']);
  });

  it('reads a .csv file in UTF-16', async () => {
    const text = 'Name,Note\nPeña,ñ\n';
    const little = Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      expect((await rowsOf(bytes)).map(({ cells }) => cells)).toEqual([
        ['Name', 'Note'],
        ['Peña', 'ñ'],
      ]);
    }
  });

  it.each([
    [
      'an error cell',
      () => sheet('<row r="2"><c r="A2"/><c r="B2" t="e"><v>#N/A</v></c></row>'),
      /^Row 2: cell B2 contains the error #N\/A/,
    ],
    [
      'a formula without a value',
      () => sheet('<row r="2"><c r="A2"><v>1</v></c><c r="C2" s="1"><f>A2*2</f></c></row>'),
      /^Row 2: cell C2 contains a formula without a value/,
    ],
    [
      'a shared formula with an empty value',
      () => sheet('<row r="4"><c r="B4"><f t="shared" si="0"/><v></v></c></row>'),
      /^Row 4: cell B4 contains a formula/,
    ],
    [
      'a formula without a value in a sheet with prefixes',
      () => instead('xl/worksheets/sheet1.xml', prefixed),
      /^Row 2: cell B2 contains a formula without a value/,
    ],
    [
      'a mark that turns the text around',
      () => sheet(`<row r="2">${textCell('A2', 'Ana \u202eseyeR')}</row>`),
      /^Row 2: cell A2 contains an invisible mark/,
    ],
    [
      'a number that lost digits',
      () => sheet('<row r="2"><c r="A2"><v>1234567890123456</v></c></row>'),
      /^Row 2: cell A2 has more digits/,
    ],
    [
      'an exponent in text',
      () => Buffer.from('Account\n1.23457E+11\n'),
      /^Row 2: cell A2 shows the rounded number 1\.23457E\+11/,
    ],
    [
      'a .csv file in Windows-1252',
      () => Buffer.from('Name\nAna\nPe\xf1a\n', 'latin1'),
      /^Row 3 of the \.csv file is not stored as UTF-8/,
    ],
  ])('refuses %s with its place', async (_what, file, sentence) => {
    await expect(rowsOf(file())).rejects.toThrow(sentence);
  });

  it('returns many rows in order', async () => {
    const rows = Array.from({ length: 1_203 }, (_, index) => [String(index)]);
    const read = await rowsOf(await writeWorkbook({ name: 'S', columns: [{ header: 'N' }], rows }));
    expect(read.map(({ cells }) => cells[0])).toEqual(['N', ...rows.map(([text]) => text)]);
  });
});

describe('refusals (reliability row 16)', () => {
  const bomb = Buffer.alloc(120 * 1024 * 1024);
  const hostile: Readonly<Record<string, () => Buffer>> = {
    'an empty file': () => Buffer.alloc(0),
    'a pdf': () => Buffer.from('%PDF-1.7 text'),
    'a picture': () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
    'a page': () => Buffer.from('<html><body>1</body></html>'),
    'an old workbook': () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'a zip that is not a workbook': () => archiveOf([{ name: 'readme.txt', content: 'hello' }]),
    'half a workbook': () => sheet('').subarray(0, 900),
    'a zip bomb with its true size': () => sheet('', { name: 'xl/media/a.xml', content: bomb }),
    'a zip bomb with a false size': () => sheet('', { name: 'xl/media/a.xml', content: bomb, claims: 2_000 }),
    'a part named twice': () => sheet('', { name: 'xl/Workbook.xml', content: '' }),
    'a part with a path out of the archive': () => sheet('', { name: '../../etc/passwd.xml', content: '' }),
    'a part with an absolute path': () => sheet('', { name: '/etc/passwd', content: '' }),
    'more parts than a workbook has': () =>
      sheet('', ...Array.from({ length: 501 }, (_, index) => ({ name: `xl/media/${index}.png`, content: 'x' }))),
    macros: () => sheet('', { name: 'xl/vbaProject.bin', content: 'x' }),
    'embedded programs': () => sheet('', { name: 'xl/embeddings/oleObject1.bin', content: 'x' }),
    'links to other files': () => sheet('', { name: 'xl/externalLinks/externalLink1.xml', content: '<a/>' }),
    'a macro workbook under another name': () =>
      instead('[Content_Types].xml', '<Types><x y="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>'),
    'nested entities': () =>
      instead('xl/workbook.xml', '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><l>&b;</l>'),
    'a sheet that is not XML': () => instead('xl/worksheets/sheet1.xml', '<worksheet><sheetData><row'),
    'a number beyond all numbers': () => sheet('<row r="2"><c r="A2"><v>1e309</v></c></row>'),
    'a sheet that ends in the middle': () =>
      instead('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${header}<row r="2">${textCell('A2', 'x')}</row><row`),
    'a part with a wrong checksum': () => {
      const file = sheet('');
      file.writeUInt32LE(1, file.indexOf('PK\x01\x02') + 16);
      return file;
    },
    'a cell in the last row of all': () => sheet(`<row r="1048576">${textCell('A1048576', 'x')}</row>`),
    'a cell in the last column of all': () => sheet(`<row r="2">${textCell('XFD2', 'x')}</row>`),
    'a cell beyond the sheet': () => sheet(`<row r="2">${textCell('ZZZZ2', 'x')}</row>`),
    'more rows than an import takes': () => Buffer.from(`N\n${'x\n'.repeat(20_001)}`),
    'more than 10 MB': () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a'),
    'text in another encoding': () => Buffer.from('N\nPe\xf1a', 'latin1'),
    'text with control characters': () => Buffer.from('N\na\u0007b'),
  };

  it.each(Object.entries(hostile))('%s', async (_, file) => {
    const refusal = rowsOf(file()).catch((error: unknown) => error);
    expect(await refusal).toBeInstanceOf(SpreadsheetRefusal);
  });

  it('a file of 9 MB with an open quote costs 150 MB at most and is refused in 3 s', () => {
    const cost = costOfReading(openQuote);
    expect(cost.answers).toEqual([expect.stringContaining('A cell in row 3 has more than 32767 characters.')]);
    expect(cost.megabytes).toBeLessThan(150);
    expect(cost.seconds).toBeLessThan(3);
  });

  it('four files of 9 MB with an open quote are queued: two are read at once', () => {
    const cost = costOfReading(openQuote, 4);
    expect(cost.answers).toHaveLength(4);
    expect(cost.answers.every((answer) => answer.includes('A cell in row 3'))).toBe(true);
    expect(cost.mostThreads).toBe(2);
    expect(cost.megabytes).toBeLessThan(300);
  });

  it('a file of 9 MB with millions of empty cells costs 150 MB at most', () => {
    expect(costOfReading(`${','.repeat(89)}\n`.repeat(99_999)).megabytes).toBeLessThan(150);
  });

  it.each([
    ['an open quote at the end', 'N,M\na,b\n1,"2', 'A quotation mark in row 3 is never closed.'],
    ['only commas', ','.repeat(16_384), 'Row 1 has more than 16,384 columns, empty ones included.'],
    ['too many columns', `${'x,'.repeat(100)}x`, 'Row 1 has more than 100 columns.'],
    ['only line ends', '\n'.repeat(100_001), 'The file has more than 100,000 rows, empty ones included.'],
    ['too many rows', 'x\n'.repeat(20_002), 'The file has more than 20,000 rows (row 20002).'],
  ])('says why a file with %s is refused', async (_, text, why) => {
    await expect(rowsOf(Buffer.from(text))).rejects.toThrow(why);
  });

  it('ignores empty cells and lines beside and below the others', async () => {
    const read = await rowsOf(Buffer.from(`N,M${','.repeat(16_382)}\na,b\n${',\n'.repeat(99_997)}`));
    expect(read.map(({ cells }) => cells)).toEqual([
      ['N', 'M'],
      ['a', 'b'],
    ]);
  });

  it('reads quotes inside cells, and quoted line ends, delimiters and quotes', async () => {
    const read = await rowsOf(Buffer.from('N;M\n5" pipe;"a;b\n""c"""\r\nx, "y;z'));
    expect(read.map(({ cells }) => cells)).toEqual([
      ['N', 'M'],
      ['5" pipe', 'a;b\n"c"'],
      ['x, "y', 'z'],
    ]);
  });

  it('names the row and cell', async () => {
    await expect(rowsOf(sheet('<row r="2"><c r="AB2"><v>1e309</v></c></row>'))).rejects.toThrow('Row 2: cell AB2');
  });
});

describe('writing (reliability row 17)', () => {
  const hot = ['=HYPERLINK("http://evil")', '+639171234567', '-1+1', '@SUM(A1)', '\t=1', '\r=1', "'quoted", 'plain'];
  const table = { name: 'S', columns: hot.map((_, index) => ({ header: `H${index}` })), rows: [hot] };

  it('stores every text as text in .xlsx and returns it unchanged', async () => {
    const file = await writeWorkbook(table);
    const cells = (await rowsOf(file))[1]?.cells;
    expect(cells).toEqual(hot.map((text) => text.trim()));
    expect(file.includes('<f>')).toBe(false);
  });

  it('stores texts that look like errors or escaped characters as they are', async () => {
    const odd = ['#N/A', '#REF!', '_x0041_', '_x005F_x0041_', 'a\r\nb', ']]>', '1.5E+11'];
    const columns = odd.map((_, index) => ({ header: `H${index}` }));
    const [, row] = await rowsOf(await writeWorkbook({ name: 'S', columns, rows: [odd] }));
    expect(row?.cells).toEqual(odd);
    expect(row?.typed?.size).toBe(0);
  });

  it('disarms .csv and returns the original text', async () => {
    const file = await writeCsv(table);
    const [, line] = file.toString().split('\r\n');
    expect(line).toMatch(/^"?'=HYPERLINK/);
    expect(line).toContain("'+639171234567");
    expect(line).toContain("'@SUM");
    expect((await rowsOf(file))[1]?.cells.slice(0, 4)).toEqual(hot.slice(0, 4));
  });

  it.each([2_000, 2_001])('gives back %i cells, written in place or in a thread', async (count) => {
    const rows = Array.from({ length: count }, (_, index) => [`value ${index}`]);
    const many = { name: 'S', columns: [{ header: 'H' }], rows };
    for (const file of [await writeWorkbook(many), await writeCsv(many)]) {
      expect((await rowsOf(file)).slice(1).map(({ cells }) => cells)).toEqual(rows);
    }
  });

  it('offers drop-downs, long ones from a hidden sheet', async () => {
    const long = Array.from({ length: 60 }, (_, index) => `Client company ${index}`);
    const columns = [
      { header: 'Kind', choices: ['wfo', 'wfh'] },
      { header: 'Client', choices: long },
    ];
    const file = await writeWorkbook({ name: 'S', columns, rows: [['wfo', long[3] ?? '']], notes: ['A rule.'] });
    const { readXlsx } = await import('hucre/xlsx');
    const { sheets } = await readXlsx(file);
    expect(sheets.map(({ name, hidden }) => [name, hidden ?? false])).toEqual([
      ['S', false],
      ['Rules', false],
      ['Lists', true],
    ]);
    expect(sheets[0]?.dataValidations).toMatchObject([
      { range: 'A2:A1002', values: ['wfo', 'wfh'] },
      { range: 'B2:B1002', formula1: 'Lists!$A$1:$A$60' },
    ]);
    expect(sheets[2]?.rows).toHaveLength(60);
  });
});
