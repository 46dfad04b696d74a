import { crc32 } from 'node:zlib';
import { isTurned, orientationOf, turnedTiff } from './picture-orientation.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks that draw the picture and define its colors; all others are metadata. */
const drawing = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs']);

/** Null if a chunk is truncated or does not match its checksum, or a critical one is unknown. */
export function cleanPng(content: Buffer): Buffer | null {
  if (!content.subarray(0, signature.length).equals(signature)) return null;
  const kept: Buffer[] = [];
  let at = signature.length;
  for (;;) {
    const chunk = chunkAt(content, at);
    if (chunk === null || (kept.length === 0 && chunk.type !== 'IHDR')) return null;
    at += chunk.whole.length;
    if (drawing.has(chunk.type)) kept.push(chunk.whole);
    else if (isCritical(chunk.type)) return null;
    else if (chunk.type === 'eXIf') {
      const orientation = orientationOf(chunk.data);
      if (isTurned(orientation)) kept.push(chunkOf('eXIf', turnedTiff(orientation)));
    }
    if (chunk.type === 'IEND') return Buffer.concat([signature, ...kept]);
  }
}

/** A capital first letter: the chunk is critical. */
const isCritical = (type: string) => type.charCodeAt(0) < 0x61;

function chunkAt(content: Buffer, at: number) {
  if (at + 12 > content.length) return null;
  const end = at + 12 + content.readUInt32BE(at);
  if (end > content.length || crc32(content.subarray(at + 4, end - 4)) !== content.readUInt32BE(end - 4)) return null;
  const type = content.toString('latin1', at + 4, at + 8);
  return { type, data: content.subarray(at + 8, end - 4), whole: content.subarray(at, end) };
}

function chunkOf(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}
