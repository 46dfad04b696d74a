import { crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];

/** A picture, drawn pixel by pixel. */
export function plainPng(width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const lines = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) lines.set(colourAt(x, y), y * (1 + width * 3) + 1 + x * 3);
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Head and shoulders on a soft background, of no real person. `hue` from 0 to 1 colors background and shirt. */
export function portrait(hue: number): Buffer {
  const [ground, shirt] = [tint(hue, 232), tint(hue, 128)];
  const skin: Colour = [222, 180, 150];
  const hair: Colour = [58, 44, 40];
  const isIn = (x: number, y: number, [cx, cy, rx, ry]: readonly [number, number, number, number]) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
  return plainPng(240, 300, (x, y) => {
    if (isIn(x, y, [120, 132, 44, 56]) && !isIn(x, y, [120, 72, 48, 30])) return skin;
    if (isIn(x, y, [120, 112, 56, 62])) return hair;
    if (isIn(x, y, [120, 200, 22, 34])) return skin;
    return isIn(x, y, [120, 310, 96, 100]) ? shirt : ground;
  });
}

function tint(hue: number, light: number): Colour {
  const wave = (shift: number) => Math.round(light + Math.cos((hue + shift) * 2 * Math.PI) * 22);
  return [wave(0), wave(1 / 3), wave(2 / 3)];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
