import type { FieldCipher } from '../../platform/crypto/field-cipher.ts';
import { sameSecret } from '../../platform/crypto/tokens.ts';

/** Which card: it belongs to one employment period, named by its number. */
export interface CardName {
  readonly employeeId: number;
  readonly periodId: number;
  readonly number: number;
}

/**
 * What the QR code carries: the card's name under a keyed hash of 256 bits. Nothing is stored, so nothing can be stolen from
 * the database, and the end of the employment period or a new number voids it.
 */
export function cardToken(cipher: FieldCipher, { employeeId, periodId, number }: CardName): string {
  const name = `${employeeId}-${periodId}-${number}`;
  return `${name}-${cipher.blindIndex('employee_card', name)}`;
}

/** Null for a token that this portal did not sign. */
export function readCardToken(cipher: FieldCipher, token: string): CardName | null {
  const found = /^(\d{1,9})-(\d{1,9})-(\d{1,6})-[\w-]{43}$/.exec(token);
  if (!found) return null;
  const card = { employeeId: Number(found[1]), periodId: Number(found[2]), number: Number(found[3]) };
  return sameSecret(token, cardToken(cipher, card)) ? card : null;
}
