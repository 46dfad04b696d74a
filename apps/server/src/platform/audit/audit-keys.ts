import type { AppKeys } from '../crypto/key-ring.ts';
import { sameSecret, signature } from '../crypto/tokens.ts';

/** Makes and checks the keyed hashes of the activity log: `VERSION.HEX`, so that a rotation leaves the past verifiable. */
export interface AuditKeys {
  sign(text: string): string;
  /** With the key version that made it; false when its key is not at hand. */
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
