import { crc32, createInflateRaw } from 'node:zlib';
import { type CellFormats, readCellFormats } from './cell-formats.ts';
import { type FirstSheet, firstSheet } from './first-sheet.ts';
import { readNumberFormats } from './number-formats.ts';
import { type ArchiveEntry, readArchive } from './read-archive.ts';
import { readSharedTexts } from './shared-texts.ts';
import { spreadsheetLimits as limits } from './spreadsheet-limits.ts';
import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';

export interface CheckedWorkbook {
  /** The one to read. */
  readonly sheet: FirstSheet;
  readonly formats: CellFormats;
  /** The file without the shared texts, which `formats` has. */
  readonly bytes: Buffer;
}

/** Checks an .xlsx before anything parses it (reliability row 16). @throws SpreadsheetRefusal */
export async function checkWorkbook(bytes: Buffer): Promise<CheckedWorkbook> {
  const entries = readArchive(bytes);
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml') || !names.has('xl/workbook.xml')) {
    throw new SpreadsheetRefusal('The file is not an Excel workbook: upload an .xlsx or .csv file.');
  }
  for (const { pattern, text } of unwelcome) {
    if (entries.some(({ name }) => pattern.test(name))) throw new SpreadsheetRefusal(text);
  }
  assertDeclaredSizes(entries);
  const sheet = firstSheet(bytes, entries);
  const styles = readNumberFormats();
  const texts = readSharedTexts();
  const formats = readCellFormats(styles, texts);
  const listeners = new Map([
    [sheet.part, formats.hear],
    [sheet.styles, styles.hear],
    [sheet.texts, texts.hear],
  ]);
  const parts = entries.filter(({ name }) => /\.(xml|rels|vml)$/i.test(name));
  // The sheet last: its cells refer to styles and texts, and it takes longest.
  for (const entry of parts.toSorted((one, other) => rank(one, sheet) - rank(other, sheet))) {
    const most = mostTags(entry, sheet);
    await unpackCounting(bytes, entry, { hear: listeners.get(entry.name) ?? (() => undefined), mostTags: most });
  }
  return { sheet, formats, bytes: withoutPart(bytes, entries, sheet.texts) };
}

/** The parser takes a part that the directory does not name as missing. */
function withoutPart(bytes: Buffer, entries: readonly ArchiveEntry[], name: string): Buffer {
  const hidden = entries.filter((entry) => entry.name === name || /sharedStrings\.xml$/i.test(entry.name));
  if (hidden.length === 0) return bytes;
  const copy = Buffer.from(bytes);
  for (const { nameAt } of hidden) copy.write('-', nameAt);
  return copy;
}

const rank = ({ name }: ArchiveEntry, { part }: FirstSheet) => (name === part ? 1 : 0);

/**
 * The parser keeps the tables of a workbook, so their entries are bounded: Excel allows 65,490 styles, some with further tags. Shared texts
 * and the cells of the sheet have limits of their own.
 */
function mostTags({ name }: ArchiveEntry, { part, texts, styles }: FirstSheet): number {
  if (name === part || name === texts) return Number.POSITIVE_INFINITY;
  if (name === styles) return 100_000;
  return /^(\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/_rels\/|xl\/workbook\.xml)/.test(name) ? 60_000 : 1_000_000;
}

function countTags(chunk: Buffer, most: number): number {
  if (most === Number.POSITIVE_INFINITY) return 0;
  let tags = 0;
  for (let at = chunk.indexOf(0x3c); at >= 0 && tags <= most; at = chunk.indexOf(0x3c, at + 1)) tags += 1;
  return tags;
}

const tooManyTags =
  'The file has more formats, names or links than an import needs: copy its values into a new workbook and upload that.';

interface Heard {
  readonly hear: (text: string) => void;
  readonly mostTags: number;
}

const unwelcome = [
  {
    pattern: /vbaProject|xl\/macrosheets|activeX|xl\/embeddings|customUI/i,
    text: 'The file contains macros or embedded programs: save it as a plain .xlsx without them.',
  },
  {
    pattern: /xl\/externalLinks|xl\/connections\.xml|xl\/queryTables/i,
    text: 'The file links to other files or sources: copy its values into a new workbook and upload that.',
  },
] as const;

const tooLarge = `The file unpacks to more than ${limits.unpackedBytes / 1024 / 1024} MB.`;

function assertDeclaredSizes(entries: readonly ArchiveEntry[]): void {
  const total = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (total > limits.unpackedBytes) throw new SpreadsheetRefusal(tooLarge);
  const bomb = entries.find(
    ({ unpackedBytes, packedBytes }) =>
      unpackedBytes > 1024 * 1024 && unpackedBytes > limits.ratio * Math.max(packedBytes, 1),
  );
  if (bomb) throw new SpreadsheetRefusal(tooLarge);
}

/**
 * Declared sizes can be wrong, so each part is unpacked once without keeping it, and its bytes are counted and checked.
 */
async function unpackCounting(bytes: Buffer, entry: ArchiveEntry, { hear, mostTags }: Heard): Promise<void> {
  const packed = bytes.subarray(entry.at, entry.at + entry.packedBytes);
  let seen = 0;
  let tags = 0;
  let sum = 0;
  let tail = '';
  for await (const chunk of entry.method === 0 ? [packed] : inflated(packed)) {
    if (seen === 0 && isWide(chunk)) throw new SpreadsheetRefusal(entities);
    seen += chunk.length;
    sum = crc32(chunk, sum);
    if (seen > entry.unpackedBytes) throw new SpreadsheetRefusal(tooLarge);
    tags += countTags(chunk, mostTags - tags);
    if (tags > mostTags) throw new SpreadsheetRefusal(tooManyTags);
    const piece = chunk.toString('latin1');
    hear(piece);
    const text = tail + piece;
    if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new SpreadsheetRefusal(entities);
    if (entry.name === '[Content_Types].xml' && /macroEnabled|vnd\.ms-excel\.sheet\.binary/i.test(text))
      throw new SpreadsheetRefusal(unwelcome[0].text);
    tail = text.slice(-200);
  }
  // A truncated part would lose its last rows without an error.
  const isWhole = seen === entry.unpackedBytes && sum === entry.sum && /<\/[\w:]+>\s*$|\/>\s*$/.test(tail);
  if (!isWhole) throw new SpreadsheetRefusal(damaged);
}

const damaged = 'This file is damaged. Save it as .xlsx and upload it again.';
const entities = 'The file contains definitions that no workbook needs: save it again as .xlsx.';

async function* inflated(packed: Buffer): AsyncGenerator<Buffer> {
  const stream = createInflateRaw();
  stream.end(packed);
  try {
    yield* stream as AsyncIterable<Buffer>;
  } catch {
    throw new SpreadsheetRefusal(damaged);
  }
}

/** UTF-16 hides a document type from a search for its letters. */
function isWide(chunk: Buffer): boolean {
  return chunk[0] === 0xfe || chunk[0] === 0xff || chunk[0] === 0 || chunk[1] === 0;
}
