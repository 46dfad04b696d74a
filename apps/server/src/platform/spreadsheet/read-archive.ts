import { spreadsheetLimits as limits } from './spreadsheet-limits.ts';
import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** CRC-32 of the unpacked content. */
  readonly sum: number;
  /** Offset of the compressed bytes in the file. */
  readonly at: number;
  /** Offset of the name in the directory. */
  readonly nameAt: number;
}

const broken = 'This file is damaged. Save it as .xlsx and upload it again.';
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;

/** The directory of a zip file. @throws SpreadsheetRefusal if it does not describe a valid workbook. */
export function readArchive(bytes: Buffer): ArchiveEntry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const disks = bytes.readUInt16LE(end + 4) + bytes.readUInt16LE(end + 6);
  if (disks !== 0 || count === 0xffff || count !== bytes.readUInt16LE(end + 8)) throw new SpreadsheetRefusal(broken);
  if (count > limits.entries) throw new SpreadsheetRefusal(`The file has more than ${limits.entries} parts inside.`);
  const entries: ArchiveEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entryMark) throw new SpreadsheetRefusal(broken);
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    entries.push(entryAt(bytes, at, lengths[0] ?? 0));
    at += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  assertApart(entries);
  return entries;
}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1) {
    if (bytes.readUInt32LE(at) === endMark) return at;
  }
  throw new SpreadsheetRefusal(broken);
}

function entryAt(bytes: Buffer, at: number, nameLength: number): ArchiveEntry {
  const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
  const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
  const method = bytes.readUInt16LE(at + 10);
  const local = bytes.readUInt32LE(at + 42);
  if (isEncrypted) throw new SpreadsheetRefusal('The file is protected by a password: save it without one.');
  if (method !== 0 && method !== 8) throw new SpreadsheetRefusal(broken);
  if (/^[/\\]|\\|(^|\/)\.\.(\/|$)|\0|^[A-Za-z]:/.test(name)) throw new SpreadsheetRefusal(broken);
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== localMark) throw new SpreadsheetRefusal(broken);
  const localName = bytes.readUInt16LE(local + 26);
  if (bytes.toString('utf8', local + 30, local + 30 + localName) !== name) throw new SpreadsheetRefusal(broken);
  return {
    name,
    method,
    sum: bytes.readUInt32LE(at + 16),
    packedBytes: bytes.readUInt32LE(at + 20),
    unpackedBytes: bytes.readUInt32LE(at + 24),
    nameAt: at + 46,
    at: local + 30 + localName + bytes.readUInt16LE(local + 28),
  };
}

/** Overlapping parts and duplicate names are how small files unpack to endless ones. */
function assertApart(entries: readonly ArchiveEntry[]): void {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const inOrder = entries.toSorted((one, other) => one.at - other.at);
  const isOverlapping = inOrder.some((entry, index) => {
    const before = inOrder[index - 1];
    return before !== undefined && before.at + before.packedBytes > entry.at;
  });
  if (names.size !== entries.length || isOverlapping) throw new SpreadsheetRefusal(broken);
}
