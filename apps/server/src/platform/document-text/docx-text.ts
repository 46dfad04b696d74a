import { inflateRawSync } from 'node:zlib';
import { plainText } from '../spreadsheet/plain-text.ts';
import { type ArchiveEntry, readArchive } from '../spreadsheet/read-archive.ts';
import { scanTags } from '../spreadsheet/scan-tags.ts';
import { SpreadsheetRefusal } from '../spreadsheet/spreadsheet-refusal.ts';
import { documentTextLimits as limits } from './document-text-limits.ts';
import { DocumentRefusal } from './document-text-states.ts';

/** Names and contacts are often in the header of the page. */
const written = /^word\/(document|header\d*|footer\d*)\.xml$/;
/** With a password, Word writes this container instead of an archive. */
const passwordContainer = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The text of a .docx file, a line for each paragraph. @throws DocumentRefusal */
export function docxText(bytes: Buffer): string {
  if (bytes.subarray(0, 8).equals(passwordContainer)) throw new DocumentRefusal('encrypted');
  try {
    const parts = readArchive(bytes).filter(({ name }) => written.test(name));
    if (!parts.some(({ name }) => name === 'word/document.xml')) throw new DocumentRefusal('damaged');
    const total = parts.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
    if (total > limits.unpackedBytes) throw new DocumentRefusal('too-large');
    return parts.map((part) => partText(unpacked(bytes, part))).join('\n');
  } catch (error) {
    throw error instanceof SpreadsheetRefusal || error instanceof RangeError ? new DocumentRefusal('damaged') : error;
  }
}

/** The declared size may be false, so unpacking ends at the limit. */
function unpacked(bytes: Buffer, { at, packedBytes, method }: ArchiveEntry): string {
  const packed = bytes.subarray(at, at + packedBytes);
  if (method === 0) return packed.toString('latin1');
  try {
    return inflateRawSync(packed, { maxOutputLength: limits.unpackedBytes }).toString('latin1');
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new DocumentRefusal(isTooLarge ? 'too-large' : 'damaged');
  }
}

function partText(part: string): string {
  const pieces: string[] = [];
  const hear = scanTags(({ name, kind, textBefore }) => {
    if (name === 't' && kind === 'close') pieces.push(plainText(textBefore));
    else if (name === 'tab' && kind === 'empty') pieces.push(' ');
    else if (name === 'br' || (name === 'p' && kind === 'close')) pieces.push('\n');
  });
  hear(part);
  return pieces.join('');
}
