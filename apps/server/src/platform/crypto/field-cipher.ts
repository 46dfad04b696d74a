import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { systemRandom } from '../clock/clock.ts';
import { type AppKeys, checkedKeys, deriveKey } from './key-ring.ts';

/** Where a sealed value is stored. It cannot be opened anywhere else. */
export interface FieldLocation {
  readonly table: string;
  readonly column: string;
  /** Primary key of the row. */
  readonly row: string | number;
}

/** Encrypts values that must not be readable from a stolen disk, dump or log (reliability row 13). */
export interface FieldCipher {
  /** Text to store, `VERSION.BASE64URL`. Different each time. */
  seal(location: FieldLocation, text: string): string;
  /** Throws SealBroken if the value was altered or moved from another field, or its key is missing. */
  open(location: FieldLocation, sealed: string): string;
  /** As open, for reads of many records: null for a value that cannot be opened, which is reported. */
  openOrNull(location: FieldLocation, sealed: string): string | null;
  /** The same for the same text in the same column, for unique constraints and exact search. Pass normalized text. */
  blindIndex(column: string, text: string): string;
  /** True if a rotation has left this value under an older key: open it and seal it again. */
  isOutdated(sealed: string): boolean;
}

export class SealBroken extends Error {
  readonly location: FieldLocation;

  constructor(location: FieldLocation, reason: string) {
    super(`The sealed value ${location.table}.${location.column} of row ${location.row} cannot be opened: ${reason}`);
    this.name = 'SealBroken';
    this.location = location;
  }
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM. The blind index stays on the oldest key of the ring, so that a unique constraint still works while a
 * rotation re-seals row by row. Only dropping that key requires computing the indexes again.
 */
export function createFieldCipher(
  keys: AppKeys,
  random: { bytes(size: number): Buffer } = systemRandom,
  reportBroken: (broken: SealBroken) => void = () => undefined,
): FieldCipher {
  const all = checkedKeys(keys);
  const fieldKeys = new Map(all.map(({ version, key }) => [version, deriveKey(key, 'field')]));
  const oldest = all.reduce((low, key) => (key.version < low.version ? key : low));
  const indexKey = deriveKey(oldest.key, 'blind-index');
  const current = keys.current.version;
  const currentKey = deriveKey(keys.current.key, 'field');

  const cipher: FieldCipher = {
    seal(location, text) {
      const nonce = random.bytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', currentKey, nonce, { authTagLength: tagBytes });
      cipher.setAAD(boundTo(location, current));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${current}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },

    open(location, sealed) {
      const { version, bytes } = parsed(location, sealed);
      const key = fieldKeys.get(version);
      if (!key)
        throw new SealBroken(location, `its key version ${version} is missing; add that APP_KEY to the older keys.`);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
      decipher.setAAD(boundTo(location, version));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        throw new SealBroken(
          location,
          'it was altered, moved from another row or column, or sealed with another APP_KEY.',
        );
      }
    },

    openOrNull(location, sealed) {
      try {
        return cipher.open(location, sealed);
      } catch (problem) {
        if (!(problem instanceof SealBroken)) throw problem;
        reportBroken(problem);
        return null;
      }
    },

    blindIndex(column, text) {
      return createHmac('sha256', indexKey)
        .update(JSON.stringify([column, text]))
        .digest('base64url');
    },

    isOutdated(sealed) {
      return !sealed.startsWith(`${current}.`);
    },
  };
  return cipher;
}

/** Shown in place of a value that cannot be opened. */
export const unreadable = '[unreadable]';

function boundTo(location: FieldLocation, version: number): Buffer {
  return Buffer.from(JSON.stringify([location.table, location.column, String(location.row), version]));
}

function parsed(location: FieldLocation, sealed: string): { version: number; bytes: Buffer } {
  const match = /^([1-9]\d{0,5})\.([\w-]+)$/.exec(sealed);
  const bytes = Buffer.from(match?.[2] ?? '', 'base64url');
  if (!match || bytes.length < nonceBytes + tagBytes)
    throw new SealBroken(location, 'it does not have the form VERSION.BASE64URL.');
  return { version: Number(match[1]), bytes };
}
