import { invalidInput, type Problem } from '@muster/contract';
import type { BaseContext } from '../../platform/context/context.ts';
import { totpStep } from '../../platform/crypto/one-time-code.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { hasUnusedCode, spendRecoveryCode, spendStep } from './two-factor.repository.ts';
import type { Account } from './users.repository.ts';

/** As in the body of a call: one of the two. */
export interface GivenFactor {
  readonly code?: string | undefined;
  readonly recovery_code?: string | undefined;
}

/** A valid second factor, not yet used up. */
export type FittingFactor =
  | { readonly kind: 'code'; readonly step: number }
  | { readonly kind: 'recovery'; readonly codeHash: string };

type Reading = Pick<BaseContext, 'db' | 'clock' | 'cipher'>;

/** Null for a wrong code, a used one, and an account without two-factor sign-in. */
export async function fittingFactor(ctx: Reading, account: Account, given: GivenFactor): Promise<FittingFactor | null> {
  if (account.two_factor_confirmed_at === null) return null;
  if (given.recovery_code !== undefined) {
    const codeHash = recoveryCodeHash(given.recovery_code);
    return (await hasUnusedCode(ctx.db, account.id, codeHash)) ? { kind: 'recovery', codeHash } : null;
  }
  const step = await fittingStep(ctx, account, given.code ?? '');
  return step === null ? null : { kind: 'code', step };
}

/** Time step of an unused code of the authenticator; also while an enrollment is unconfirmed. */
export async function fittingStep(ctx: Omit<Reading, 'db'>, account: Account, code: string): Promise<number | null> {
  if (account.two_factor_secret === null) return null;
  const step = await totpStep(openSecret(ctx, account.id, account.two_factor_secret), code, ctx.clock.now());
  if (step === null) return null;
  return account.two_factor_last_step !== null && step <= account.two_factor_last_step ? null : step;
}

/** In the transaction. False if another request used it first. */
export async function spendFactor(ctx: Reading, userId: number, factor: FittingFactor): Promise<boolean> {
  if (factor.kind === 'code') return spendStep(ctx.db, userId, factor.step);
  return spendRecoveryCode(ctx.db, userId, factor.codeHash, ctx.clock.now().toString());
}

export function sealSecret(ctx: Pick<BaseContext, 'cipher'>, userId: number, secret: string): string {
  return ctx.cipher.seal(secretLocation(userId), secret);
}

export function openSecret(ctx: Pick<BaseContext, 'cipher'>, userId: number, sealed: string): string {
  return ctx.cipher.open(secretLocation(userId), sealed);
}

/** Typed from paper: case, blanks and hyphens do not count. */
export function recoveryCodeHash(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

export function wrongFactor(given: GivenFactor): Problem {
  return given.recovery_code === undefined
    ? invalidInput({ code: ['This code is wrong or has already been used. Wait for the next one and try again.'] })
    : invalidInput({ recovery_code: ['This recovery code is wrong or has already been used.'] });
}

function secretLocation(userId: number) {
  return { table: 'app_user', column: 'two_factor_secret', row: userId } as const;
}
