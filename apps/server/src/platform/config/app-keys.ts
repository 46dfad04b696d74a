import { z } from 'zod';
import type { AppKeys, VersionedKey } from '../crypto/key-ring.ts';

/**
 * Reads APP_KEY: 32 random bytes in base64. After a rotation `2:NEW,1:OLD`: the current key, then older ones that
 * stored values may still be sealed with. A key without a number has version 1.
 */
export function parseAppKeys(text: string, check: z.core.$RefinementCtx): AppKeys {
  const [current, ...older] = text.split(',').map((part) => parseKey(part.trim()));
  const versions = [current, ...older].map((key) => key?.version);
  if (current === undefined || new Set(versions).size < versions.length || versions.includes(undefined)) {
    check.addIssue({ code: 'custom' });
    return z.NEVER;
  }
  return { current, older: older.filter((key) => key !== undefined) };
}

/** The form in which APP_KEY and app.key hold a single key. */
export function formatAppKey(key: Buffer): string {
  return key.toString('base64');
}

function parseKey(part: string): VersionedKey | undefined {
  const match = /^(?:([1-9]\d{0,5}):)?([A-Za-z0-9+/_-]{43}=?)$/.exec(part);
  if (match?.[2] === undefined) return undefined;
  const key = Buffer.from(match[2], 'base64');
  return key.length === 32 ? { version: Number(match[1] ?? 1), key } : undefined;
}
