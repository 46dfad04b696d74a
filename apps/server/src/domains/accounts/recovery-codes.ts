import type { BaseContext } from '../../platform/context/context.ts';
import { recoveryCodeHash } from './second-factor.ts';
import { replaceRecoveryCodes } from './two-factor.repository.ts';

const codesEach = 10;
/** Without letters and digits that look alike. 32 characters, 80 bits per code. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Invalidates earlier codes. The codes are returned once, their hashes stored. */
export async function newRecoveryCodes(ctx: Pick<BaseContext, 'db' | 'random'>, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codesEach }, () => newCode(ctx.random.bytes(16)));
  await replaceRecoveryCodes(ctx.db, userId, codes.map(recoveryCodeHash));
  return codes;
}

function newCode(bytes: Buffer): string {
  const signs = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}
