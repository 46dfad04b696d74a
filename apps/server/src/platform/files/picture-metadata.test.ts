import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jpg, png } from '../../testing/sample-files.ts';
import { withoutMetadata } from './picture-metadata.ts';
import { orientationOf, turnedTiff } from './picture-orientation.ts';

/** What a phone writes: an orientation, and a place. */
function exif(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const tiff = Buffer.alloc(38);
  const [short, long] =
    order === 'II'
      ? ([
          (value: number, at: number) => tiff.writeUInt16LE(value, at),
          (value: number, at: number) => tiff.writeUInt32LE(value, at),
        ] as const)
      : ([
          (value: number, at: number) => tiff.writeUInt16BE(value, at),
          (value: number, at: number) => tiff.writeUInt32BE(value, at),
        ] as const);
  tiff.write(order, 'latin1');
  short(42, 2);
  long(8, 4);
  short(2, 8);
  short(0x8825, 10);
  short(4, 12);
  long(1, 14);
  short(0x0112, 22);
  short(3, 24);
  long(1, 26);
  short(orientation, 30);
  return Buffer.concat([tiff, Buffer.from('GPS 14.5547N 121.0244E Makati')]);
}

const segment = (marker: number, ...data: Buffer[]) => {
  const whole = Buffer.concat(data);
  return Buffer.concat([Buffer.from([0xff, marker, (whole.length + 2) >> 8, (whole.length + 2) & 255]), whole]);
};
const name = (text: string) => Buffer.from(text, 'latin1');
const withSegments = (...segments: Buffer[]) => Buffer.concat([jpg().subarray(0, 2), ...segments, jpg().subarray(2)]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([name(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
/** After the first chunk of a picture, IHDR. */
const withChunks = (...chunks: Buffer[]) => Buffer.concat([png().subarray(0, 33), ...chunks, png().subarray(33)]);

describe('row 25: JPEG', () => {
  it('removes location, notes, previews and data after its end; the image data does not change', () => {
    const withDetails = withSegments(
      segment(0xe1, name('Exif\0\0'), exif(1)),
      segment(0xe1, name('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Makati</x:xmpmeta>')),
      segment(0xe2, name('ICC_PROFILE\0Makati')),
      segment(0xed, name('Photoshop 3.0\x008BIM Makati')),
      segment(0xef, name('Makati')),
      segment(0xfe, name('Taken in Makati')),
    );
    expect(withoutMetadata(Buffer.concat([withDetails, name('a film from Makati')]), 'jpg')).toEqual(jpg());
  });

  it('keeps the color encoding, and the density without its preview', () => {
    const adobe = segment(0xee, name('Adobe\0'), Buffer.from([100, 0, 0, 0, 0, 1]));
    const kept = withoutMetadata(withSegments(adobe), 'jpg');
    expect(kept?.includes(adobe)).toBe(true);
    const preview = segment(0xe0, name('JFIF\0'), Buffer.from([1, 1, 0, 0, 72, 0, 72, 1, 1, 9, 9, 9]));
    const plain = withoutMetadata(Buffer.concat([jpg().subarray(0, 2), preview, jpg().subarray(20)]), 'jpg');
    expect(plain?.subarray(2, 20)).toEqual(segment(0xe0, name('JFIF\0'), Buffer.from([1, 1, 0, 0, 72, 0, 72, 0, 0])));
  });

  it.each(['II', 'MM'] as const)('keeps only the orientation of the Exif data (%s)', (order) => {
    const kept = withoutMetadata(withSegments(segment(0xe1, name('Exif\0\0'), exif(6, order))), 'jpg');
    expect(kept?.includes(segment(0xe1, name('Exif\0\0'), turnedTiff(6)))).toBe(true);
    expect(kept?.includes('GPS')).toBe(false);
    expect(kept?.length).toBe(jpg().length + 36);
  });

  it('reads several scans, tables between them, and bytes that only look like a marker', () => {
    const scan = Buffer.concat([
      segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
      Buffer.from([7, 0xff, 0, 8, 0xff, 0xd3, 9]),
    ]);
    const progressive = Buffer.concat([
      jpg().subarray(0, -2),
      segment(0xfe, name('Makati')),
      segment(0xc4, Buffer.alloc(4)),
      scan,
      Buffer.from([0xff, 0xff, 0xd9]),
    ]);
    const kept = withoutMetadata(progressive, 'jpg');
    expect(kept?.includes(scan)).toBe(true);
    expect(kept?.includes('Makati')).toBe(false);
  });
});

describe('row 25: PNG', () => {
  it('removes texts, times, Exif data and unknown chunks; the image data does not change', () => {
    const withDetails = withChunks(
      chunk('tEXt', name('Location\0Makati')),
      chunk('zTXt', name('Location\0\0Makati')),
      chunk('iTXt', name('XML:com.adobe.xmp\0\0\0\0\0Makati')),
      chunk('tIME', Buffer.alloc(7)),
      chunk('eXIf', exif(1)),
      chunk('prVt', name('Makati')),
    );
    expect(withoutMetadata(Buffer.concat([withDetails, name('Makati')]), 'png')).toEqual(png());
  });

  it('keeps orientation and color encoding', () => {
    const gamma = chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]));
    const kept = withoutMetadata(withChunks(gamma, chunk('eXIf', exif(8, 'MM'))), 'png');
    expect(kept).toEqual(withChunks(gamma, chunk('eXIf', turnedTiff(8))));
  });

  it('is refused with a wrong checksum, an unknown critical chunk, or another beginning', () => {
    const broken = png();
    broken.writeUInt8(broken.readUInt8(20) ^ 1, 20);
    expect(withoutMetadata(broken, 'png')).toBeNull();
    expect(withoutMetadata(withChunks(chunk('ABCD', Buffer.alloc(1))), 'png')).toBeNull();
    expect(
      withoutMetadata(Buffer.concat([png().subarray(0, 8), chunk('tIME', Buffer.alloc(7)), png().subarray(8)]), 'png'),
    ).toBeNull();
  });
});

it('never throws, and its output is clean: a second run changes nothing', () => {
  const noisy = (sample: Buffer, places: readonly number[]) => {
    const content = Buffer.from(sample);
    for (const place of places) content.writeUInt8(place % 256, place % content.length);
    return content.subarray(0, content.length - ((places[0] ?? 0) % 40));
  };
  const samples = [withSegments(segment(0xe1, name('Exif\0\0'), exif(6))), withChunks(chunk('eXIf', exif(3)))] as const;
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { maxLength: 6 }), fc.boolean(), (places, isPng) => {
      const kind = isPng ? 'png' : 'jpg';
      const once = withoutMetadata(noisy(samples[isPng ? 1 : 0], places), kind);
      if (once !== null) expect(withoutMetadata(once, kind)).toEqual(once);
    }),
    { numRuns: 500 },
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => orientationOf(Buffer.from(bytes)) >= 1));
});
