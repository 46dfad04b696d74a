import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { FileSealBroken, openStream, sealStream } from './file-cipher.ts';

const keys = { current: { version: 1, key: Buffer.alloc(32, 3) }, older: [] };

async function* inParts(content: Buffer, size: number) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

async function joined(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

it.each([0, 1, 256 * 1024, 256 * 1024 + 1, 900_000])('returns %i bytes unchanged', async (size) => {
  const content = randomBytes(size);
  const sealed = await joined(sealStream(keys, inParts(content, 70_000)));
  expect(await joined(openStream(keys, inParts(sealed, 33_333)))).toEqual(content);
});

it('detects a flipped byte, a truncated end and another key', async () => {
  const sealed = await joined(sealStream(keys, inParts(randomBytes(600_000), 50_000)));
  const flipped = Buffer.from(sealed);
  flipped.writeUInt8(flipped.readUInt8(400_000) ^ 1, 400_000);
  const open = (bytes: Buffer, with_ = keys) => joined(openStream(with_, inParts(bytes, 64_000)));
  await expect(open(flipped)).rejects.toThrow(FileSealBroken);
  await expect(open(sealed.subarray(0, sealed.length - 10))).rejects.toThrow(/cut short/);
  await expect(open(sealed, { current: { version: 1, key: Buffer.alloc(32, 4) }, older: [] })).rejects.toThrow(
    FileSealBroken,
  );
  await expect(open(Buffer.from('not a backup\n'))).rejects.toThrow(/not sealed by Muster/);
});

it('detects that the whole last part was removed', async () => {
  const sealed = await joined(sealStream(keys, inParts(randomBytes(300_000), 50_000)));
  const head = sealed.indexOf(10) + 1;
  const firstPart = head + 5 + sealed.readUInt32BE(head);
  await expect(joined(openStream(keys, inParts(sealed.subarray(0, firstPart), 64_000)))).rejects.toThrow(/cut short/);
});
