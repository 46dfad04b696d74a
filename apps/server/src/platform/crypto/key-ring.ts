import { hkdfSync } from 'node:crypto';

/** One APP_KEY with its number. Versions start at 1 and grow with each rotation. */
export interface VersionedKey {
  readonly version: number;
  /** At least 32 random bytes. */
  readonly key: Buffer;
}

/** The current key, and older ones that may still be needed for stored values. */
export interface AppKeys {
  readonly current: VersionedKey;
  readonly older: readonly VersionedKey[];
}

/** Changing a label makes everything sealed under it unreadable. */
const labels = {
  field: 'muster/field/1',
  'blind-index': 'muster/blind-index/1',
  session: 'muster/session/1',
  csrf: 'muster/csrf/1',
  audit: 'muster/audit/1',
  push: 'muster/push/1',
  backup: 'muster/backup/1',
  file: 'muster/file/1',
} as const;

export type KeyPurpose = keyof typeof labels;

export interface KeyRing {
  /** For HMACs over session ids. */
  readonly session: Buffer;
  /** For the CSRF token bound to a session. */
  readonly csrf: Buffer;
  /** The activity log keeps its earlier keys; without them the chain could not be verified after a rotation. */
  readonly audit: AppKeys;
  /** Secret and public name of the application on the embedded push endpoint. */
  readonly push: { readonly key: string; readonly secret: string };
}

/** Throws if a key is shorter than 32 bytes or a version appears twice. */
export function createKeyRing(keys: AppKeys): KeyRing {
  const all = checkedKeys(keys);
  const push = deriveKey(keys.current.key, 'push');
  return {
    session: deriveKey(keys.current.key, 'session'),
    csrf: deriveKey(keys.current.key, 'csrf'),
    audit: {
      current: derived(keys.current, 'audit'),
      older: all.slice(1).map((key) => derived(key, 'audit')),
    },
    push: { key: push.subarray(0, 10).toString('hex'), secret: push.subarray(10).toString('hex') },
  };
}

/** 32 bytes for a single purpose: a leak of one key reveals nothing about another. */
export function deriveKey(appKey: Buffer, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', appKey, Buffer.alloc(0), labels[purpose], 32));
}

/** Current key first. */
export function checkedKeys(keys: AppKeys): readonly VersionedKey[] {
  const all = [keys.current, ...keys.older];
  for (const { version, key } of all) {
    if (!Number.isInteger(version) || version < 1)
      throw new Error(`APP_KEY version ${version} is no whole number from 1.`);
    if (key.length < 32)
      throw new Error(`APP_KEY version ${version} has ${key.length} bytes; give at least 32 random bytes.`);
  }
  if (new Set(all.map((key) => key.version)).size < all.length) throw new Error('Two APP_KEYs have the same version.');
  return all;
}

function derived({ version, key }: VersionedKey, purpose: KeyPurpose): VersionedKey {
  return { version, key: deriveKey(key, purpose) };
}
