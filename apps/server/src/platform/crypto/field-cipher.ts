import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { systemRandom } from '../clock/clock.ts';
import { type AppKeys, checkedKeys, deriveKey } from './key-ring.ts';

/** Where a sealed value is stored. It can be opened nowhere else. */
export interface FieldPlace {
  readonly table: string;
  readonly column: string;
  /** Primary key of the row. */
  readonly row: string | number;
}

/** Encrypts what may not be read from a stolen disk, dump or log (reliability row 13). */
export interface FieldCipher {
  /** Text to store, `VERSION.BASE64URL`. Different each time. */
  seal(place: FieldPlace, text: string): string;
  /** Throws SealBroken when the value was altered, moved from another place, or its key is not at hand. */
  open(place: FieldPlace, sealed: string): string;
  /** The same for the same text in the same column: for unique constraints and exact search. Give it normalised text. */
  blindIndex(column: string, text: string): string;
  /** True where a rotation has left this value under an older key: open it and seal it again. */
  isOutdated(sealed: string): boolean;
}

export class SealBroken extends Error {
  readonly place: FieldPlace;

  constructor(place: FieldPlace, reason: string) {
    super(`The sealed value ${place.table}.${place.column} of row ${place.row} cannot be opened: ${reason}`);
    this.name = 'SealBroken';
    this.place = place;
  }
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM. The blind index stays on the oldest key of the ring, so that a unique constraint keeps its meaning while
 * a rotation re-seals row by row; only dropping that key asks for the indexes to be computed anew.
 */
export function createFieldCipher(keys: AppKeys, random: { bytes(size: number): Buffer } = systemRandom): FieldCipher {
  const all = checkedKeys(keys);
  const fieldKeys = new Map(all.map(({ version, key }) => [version, deriveKey(key, 'field')]));
  const oldest = all.reduce((low, key) => (key.version < low.version ? key : low));
  const indexKey = deriveKey(oldest.key, 'blind-index');
  const current = keys.current.version;
  const currentKey = deriveKey(keys.current.key, 'field');

  return {
    seal(place, text) {
      const nonce = random.bytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', currentKey, nonce, { authTagLength: tagBytes });
      cipher.setAAD(boundTo(place, current));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${current}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },

    open(place, sealed) {
      const { version, bytes } = parsed(place, sealed);
      const key = fieldKeys.get(version);
      if (!key)
        throw new SealBroken(place, `its key version ${version} is missing; add that APP_KEY to the older keys.`);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
      decipher.setAAD(boundTo(place, version));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        throw new SealBroken(
          place,
          'it was altered, moved from another row or column, or sealed with another APP_KEY.',
        );
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
}

function boundTo(place: FieldPlace, version: number): Buffer {
  return Buffer.from(JSON.stringify([place.table, place.column, String(place.row), version]));
}

function parsed(place: FieldPlace, sealed: string): { version: number; bytes: Buffer } {
  const match = /^([1-9]\d{0,5})\.([\w-]+)$/.exec(sealed);
  const bytes = Buffer.from(match?.[2] ?? '', 'base64url');
  if (!match || bytes.length < nonceBytes + tagBytes)
    throw new SealBroken(place, 'it is not of the form VERSION.BASE64URL.');
  return { version: Number(match[1]), bytes };
}
