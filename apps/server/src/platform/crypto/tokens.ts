import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** The stored form of a session id, token or recovery code: SHA-256 as 64 hexadecimal digits. */
export function hashToken(text: string): string {
  return hash('sha256', text, 'hex');
}

/** Compares in a time that does not depend on where the two differ. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
}

/** HMAC-SHA256 as 64 hexadecimal digits. */
export function signature(key: Buffer | string, text: string | Buffer): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
