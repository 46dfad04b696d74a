import type { AppKeys } from '../crypto/key-ring.ts';
import { sameSecret, signature } from '../crypto/tokens.ts';

/**
 * Creates and verifies the keyed hashes of the activity log. They have the form `VERSION.HEX`, so that older entries
 * can be verified after a rotation.
 */
export interface AuditKeys {
  sign(text: string): string;
  /** Verifies with the key version that made the hash; false if that key is missing. */
  isSigned(text: string, signed: string): boolean;
}

export function createAuditKeys({ current, older }: AppKeys): AuditKeys {
  const keys = new Map([current, ...older].map(({ version, key }) => [version, key]));
  const signWith = (version: number, key: Buffer, text: string) => `${version}.${signature(key, text)}`;
  return {
    sign: (text) => signWith(current.version, current.key, text),
    isSigned(text, signed) {
      const version = keyVersion(signed);
      const key = keys.get(version);
      return key !== undefined && sameSecret(signed, signWith(version, key, text));
    },
  };
}

export function keyVersion(signed: string): number {
  return Number(/^(\d{1,6})\./.exec(signed)?.[1] ?? 0);
}
