import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { type AppKeys, checkedKeys, deriveKey, type KeyPurpose } from './key-ring.ts';

/** Why a sealed file cannot be read, worded for the person who has the file. */
export class FileSealBroken extends Error {
  override readonly name = 'FileSealBroken';
}

/** Backups leave the machine and uploaded files stay on it, so each has its own key. */
type SealPurpose = Extract<KeyPurpose, 'backup' | 'file'>;

const magic = 'MUSTER-SEALED-1';
const chunkBytes = 256 * 1024;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals a stream of any length in parts. Each part is bound to its place and the last one is marked, so opening detects
 * a flipped byte, a moved part or a truncated file (reliability row 33).
 */
export async function* sealStream(
  keys: AppKeys,
  content: AsyncIterable<Buffer>,
  purpose: SealPurpose = 'backup',
): AsyncGenerator<Buffer> {
  const { version } = keys.current;
  const key = deriveKey(keys.current.key, purpose);
  yield Buffer.from(`${magic} ${version} ${nameOf(key)}\n`);
  let index = 0;
  let pending = Buffer.alloc(0);
  for await (const part of content) {
    pending = Buffer.concat([pending, part]);
    while (pending.length > chunkBytes) {
      yield sealedChunk(key, pending.subarray(0, chunkBytes), index, false);
      pending = pending.subarray(chunkBytes);
      index += 1;
    }
  }
  yield sealedChunk(key, pending, index, true);
}

/** @throws FileSealBroken if the file is not a sealed file, was altered, or was sealed with a missing key. */
export async function* openStream(
  keys: AppKeys,
  sealed: AsyncIterable<Buffer>,
  purpose: SealPurpose = 'backup',
): AsyncGenerator<Buffer> {
  const reader = createReader(sealed);
  const [name, version, keyName] = (await reader.line()).split(' ');
  if (name !== magic) throw new FileSealBroken('This file was not sealed by Muster.');
  const held = checkedKeys(keys).find((key) => key.version === Number(version));
  if (!held) throw new FileSealBroken(`The file was sealed with APP_KEY version ${version}, which is missing.`);
  const key = deriveKey(held.key, purpose);
  // Files of earlier releases do not name their key.
  if (keyName !== undefined && keyName !== nameOf(key)) {
    throw new FileSealBroken(
      `The file was sealed with another APP_KEY version ${version}: give the APP_KEY that it was written with.`,
    );
  }
  const damage = keyName === undefined ? damageOrOtherKey : 'The file was altered or damaged.';
  for (let index = 0; ; index += 1) {
    const header = await reader.exactly(5);
    const isLast = header.readUInt8(4) === 1;
    yield openedChunk(key, await reader.exactly(header.readUInt32BE(0)), { index, isLast, damage });
    if (!isLast) continue;
    if (!(await reader.isAtEnd()))
      throw new FileSealBroken('The file continues after its end: something was added to it.');
    return;
  }
}

function sealedChunk(key: Buffer, plain: Buffer, index: number, isLast: boolean): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(placeOf(index, isLast));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(nonceBytes + tagBytes + body.length, 0);
  header.writeUInt8(isLast ? 1 : 0, 4);
  return Buffer.concat([header, nonce, cipher.getAuthTag(), body]);
}

const damageOrOtherKey = 'The file was altered or damaged, or it was sealed with another APP_KEY.';

/** Distinguishes a wrong key from damaged content, and reveals nothing about the key. */
function nameOf(key: Buffer): string {
  return createHmac('sha256', key).update('name of the key').digest('hex').slice(0, 16);
}

interface ChunkPlace {
  readonly index: number;
  readonly isLast: boolean;
  /** The message for a chunk that cannot be opened. */
  readonly damage: string;
}

function openedChunk(key: Buffer, sealed: Buffer, { index, isLast, damage }: ChunkPlace): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAAD(placeOf(index, isLast));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    throw new FileSealBroken(damage);
  }
}

function placeOf(index: number, isLast: boolean): Buffer {
  return Buffer.from(`${magic}/${index}/${isLast ? 'last' : 'more'}`);
}

function createReader(content: AsyncIterable<Buffer>) {
  const source = content[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  const fill = async () => {
    const next = await source.next();
    if (next.done) throw new FileSealBroken('The file ends too early: it was cut short.');
    held = Buffer.concat([held, next.value]);
  };
  return {
    async exactly(size: number): Promise<Buffer> {
      while (held.length < size) await fill();
      const taken = held.subarray(0, size);
      held = held.subarray(size);
      return taken;
    },
    async isAtEnd(): Promise<boolean> {
      if (held.length > 0) return false;
      for (let next = await source.next(); !next.done; next = await source.next())
        if (next.value.length > 0) return false;
      return true;
    },
    async line(): Promise<string> {
      while (!held.includes(10) && held.length < 100) await fill();
      const end = held.indexOf(10);
      if (end < 0) throw new FileSealBroken('This file was not sealed by Muster.');
      const text = held.subarray(0, end).toString('utf8');
      held = held.subarray(end + 1);
      return text;
    },
  };
}
