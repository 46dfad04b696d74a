import { createFieldCipher } from './field-cipher.ts';
import type { AppKeys, VersionedKey } from './key-ring.ts';
import { checkedKeys } from './key-ring.ts';

/** The constant of a key version as the database keeps it. */
export interface KeyCheck {
  readonly version: number;
  readonly sealed: string;
}

const constant = 'muster';

/** Undefined if these keys are those of the database; otherwise what is wrong and how to fix it, in one sentence. */
export function whyWrongKeys(keys: AppKeys, stored: readonly KeyCheck[]): string | undefined {
  const held = checkedKeys(keys);
  const newest = Math.max(...held.map(({ version }) => version), ...stored.map(({ version }) => version));
  if (keys.current.version < newest && held.some(({ version }) => version === newest)) {
    return `APP_KEY names version ${keys.current.version} first, but version ${newest} is newer: name the newest key first, as in APP_KEY=2:NEW,1:OLD.`;
  }
  for (const check of stored) {
    const key = held.find(({ version }) => version === check.version);
    if (key === undefined) {
      return `This database contains values sealed with APP_KEY version ${check.version}, which APP_KEY does not name: name it too, the newest version first, as in APP_KEY=2:NEW,1:OLD.`;
    }
    if (!opens(key, check)) {
      return `APP_KEY version ${check.version} is not the key of this database: set the key that its data are sealed with, or put app.key back from a backup.`;
    }
  }
  return undefined;
}

/** For the versions that the database does not have yet. */
export function missingChecks(keys: AppKeys, stored: readonly KeyCheck[]): readonly KeyCheck[] {
  return checkedKeys(keys)
    .filter(({ version }) => !stored.some((check) => check.version === version))
    .map((key) => ({ version: key.version, sealed: cipherOf(key).seal(placeOf(key.version), constant) }));
}

function opens(key: VersionedKey, { version, sealed }: KeyCheck): boolean {
  try {
    return cipherOf(key).open(placeOf(version), sealed) === constant;
  } catch {
    return false;
  }
}

const cipherOf = (key: VersionedKey) => createFieldCipher({ current: key, older: [] });
const placeOf = (version: number) => ({ table: 'key_check', column: 'sealed', row: version });
