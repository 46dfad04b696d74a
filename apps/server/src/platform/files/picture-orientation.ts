const upright = 1;
const orientationTag = 0x0112;
const entryBytes = 12;

export const isTurned = (orientation: number): boolean => orientation > upright && orientation <= 8;

/** The orientation of a picture, 1 to 8, from the first directory of its Exif data; 1 if it cannot be read. */
export function orientationOf(tiff: Buffer): number {
  if (tiff.length < 8) return upright;
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return upright;
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return upright;
  for (let index = 0; index < short(first); index += 1) {
    const at = first + 2 + index * entryBytes;
    if (at + entryBytes > tiff.length) return upright;
    if (short(at) === orientationTag) return isTurned(short(at + 8)) ? short(at + 8) : upright;
  }
  return upright;
}

/** Exif data with only this orientation. */
export function turnedTiff(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
