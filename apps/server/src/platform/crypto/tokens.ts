import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What is stored of a session id, token or recovery code: SHA-256 as 64 hexadecimal digits. */
export function hashToken(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Compares in a time that does not depend on where the two differ. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}

/** HMAC-SHA256 as 64 hexadecimal digits. */
export function signature(key: Buffer | string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
