import { type CallInput, invalidInput } from '@muster/contract';
import type { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import type { AnonymousContext } from '../../platform/context/context.ts';
import { dummyVerify, hashPassword, needsRehash, verifyPassword } from '../../platform/crypto/passwords.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { emailKey } from './account-email.ts';
import { passwordSuffices } from './confirmed-factors.ts';
import { accountOpenedBy, lockPerson } from './credentials-of.ts';
import { isKnownDevice } from './devices.repository.ts';
import { aboutAccount } from './own-account.ts';
import { closeSession, openSession, rememberBrowser } from './session-parts.ts';
import { type Account, findAccountByEmail, replaceHash } from './users.repository.ts';

type Input = CallInput<typeof signInCalls.login>;

export interface AcceptedPassword {
  readonly account: Account;
  /** The password hashed with the current figures, if the stored hash is weaker. */
  readonly newHash: string | null;
}

/**
 * Before the transaction: unknown, wrong and disabled take the same time and get the same answer (reliability row 1).
 */
export async function checkPassword(ctx: AnonymousContext, { body }: Input): Promise<AcceptedPassword> {
  const key = emailKey(body.email);
  const takeBack = await ctx
    .limit('login', [{ by: 'account', id: await countedAs(ctx, key) }])
    .catch((error: unknown) => {
      ctx.auditApart({ event: 'accounts.login-refused', details: { reason: 'tries', address: ctx.request.address } });
      throw error;
    });
  const account = await findAccountByEmail(ctx.db, key);
  const isRight = account?.password_hash
    ? await verifyPassword(body.password, account.password_hash)
    : await dummyVerify(body.password);
  if (!account || !isRight || !(await accountOpenedBy(ctx.db, account))) throw refused(ctx, account, isRight);
  await takeBack();
  const isWeak = account.password_hash !== null && needsRehash(account.password_hash);
  return { account, newHash: isWeak ? await hashPassword(body.password) : null };
}

/** Opens the session of the company used last, or the two-factor challenge. Any earlier session of the browser ends. */
export async function logIn(ctx: AnonymousContext, { body }: Input, { account: checked, newHash }: AcceptedPassword) {
  const credentials = await lockPerson(ctx.db, checked.id);
  const account = credentials && (await accountOpenedBy(ctx.db, credentials));
  if (!account || credentials.password_hash !== checked.password_hash) throw refused(ctx, checked, true);
  if (newHash !== null) await replaceHash(ctx.db, credentials.id, newHash);
  if (ctx.session.id !== null) await closeSession(ctx, ctx.session.id, 'log-in');
  const isChallenged = credentials.two_factor_confirmed_at !== null;
  await openSession(ctx, {
    userId: account.id,
    level: isChallenged ? 'pending' : 'full',
    passwordSuffices: passwordSuffices(body.password),
  });
  if (!isChallenged) await rememberBrowser(ctx, credentials.id);
  await ctx.audit({
    event: 'accounts.login',
    actor: { userId: account.id, name: account.name },
    subject: aboutAccount(account.id),
    details: { challenge: isChallenged, address: ctx.request.address },
  });
  const { id, uuid, name, email } = account;
  return { two_factor: isChallenged, user: isChallenged ? null : { id, uuid, name, email } };
}

/** The counter of password tries. A browser that signed in before has its own. */
export async function countedAs(ctx: AnonymousContext, key: string): Promise<string> {
  const { deviceToken } = ctx.request;
  if (deviceToken === null) return key;
  const device = hashToken(deviceToken);
  return (await isKnownDevice(ctx.db, key, device)) ? `${key}:${device}` : key;
}

function refused(ctx: AnonymousContext, account: Account | undefined, isRight: boolean) {
  ctx.auditApart({
    event: 'accounts.login-refused',
    ...(account && { subject: aboutAccount(account.id) }),
    details: {
      reason: account === undefined ? 'unknown' : isRight ? account.status : 'wrong',
      address: ctx.request.address,
    },
  });
  return invalidInput({ email: ['These credentials do not match our records.'] });
}
