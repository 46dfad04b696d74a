import { isTurned, orientationOf, turnedTiff } from './picture-orientation.ts';

const start = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, 0xd9]);
const exifName = Buffer.from('Exif\0\0', 'latin1');
const jfifName = Buffer.from('JFIF\0', 'latin1');
const jfifBytes = 14;

/** Null if a segment is unknown or truncated. Data after the end of the picture are removed too. */
export function cleanJpeg(content: Buffer): Buffer | null {
  if (!content.subarray(0, 2).equals(start)) return null;
  const kept: Buffer[] = [];
  let orientation = 1;
  let at = 2;
  for (;;) {
    const segment = segmentAt(content, at);
    if (segment === null) return null;
    const { marker, data, next } = segment;
    at = next;
    if (marker === endMarker) break;
    if (marker === 0xe1 && data.subarray(0, 6).equals(exifName)) orientation = orientationOf(data.subarray(6));
    const part = keptPart(marker, data);
    if (part === null) continue;
    kept.push(...part);
    if (marker !== scanMarker) continue;
    const scanEnd = endOfScan(content, at);
    if (scanEnd === null) return null;
    kept.push(content.subarray(at, scanEnd));
    at = scanEnd;
  }
  const turned = isTurned(orientation) ? written(0xe1, Buffer.concat([exifName, turnedTiff(orientation)])) : [];
  return Buffer.concat([start, ...turned, ...kept, end]);
}

const endMarker = 0xd9;
const scanMarker = 0xda;

interface Segment {
  readonly marker: number;
  readonly data: Buffer;
  readonly next: number;
}

function segmentAt(content: Buffer, from: number): Segment | null {
  if (content[from] !== 0xff) return null;
  let at = from + 1;
  // Any number of FF bytes may precede a marker.
  while (content[at] === 0xff) at += 1;
  const marker = content[at];
  if (marker === endMarker) return { marker, data: Buffer.alloc(0), next: at + 1 };
  if (marker === undefined || !isKnown(marker) || at + 3 > content.length) return null;
  const next = at + 1 + content.readUInt16BE(at + 1);
  if (next < at + 3 || next > content.length) return null;
  return { marker, data: content.subarray(at + 3, next), next };
}

/** Frames, tables, restarts, lines and scans draw the picture; application segments and comments are metadata. */
const isKnown = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) ||
  (marker >= 0xda && marker <= 0xdf) ||
  (marker >= 0xe0 && marker <= 0xef) ||
  marker === 0xfe;

/** Null for a removed segment. APP0 keeps the density without its preview; APP14 keeps the color encoding. */
function keptPart(marker: number, data: Buffer): Buffer[] | null {
  if (marker === 0xe0) {
    if (data.length < jfifBytes || !data.subarray(0, 5).equals(jfifName)) return null;
    const plain = Buffer.from(data.subarray(0, jfifBytes));
    plain.set([0, 0], jfifBytes - 2);
    return written(marker, plain);
  }
  const isSpoken = (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;
  return isSpoken ? null : written(marker, data);
}

function written(marker: number, data: Buffer): Buffer[] {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return [head, data];
}

/** Within a scan FF is followed by 00 or by a restart number; anything else is the next marker. */
function endOfScan(content: Buffer, from: number): number | null {
  for (let at = content.indexOf(0xff, from); at !== -1 && at + 1 < content.length; at = content.indexOf(0xff, at + 1)) {
    const follows = content[at + 1] ?? 0;
    const belongs = follows === 0 || follows === 0xff || (follows >= 0xd0 && follows <= 0xd7);
    if (!belongs) return at;
  }
  return null;
}
