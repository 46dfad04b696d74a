import { Problem } from '@muster/contract';
import type { AnonymousContext, Ctx } from '../../platform/context/context.ts';
import { sessionExpiredMessage } from '../../platform/http/csrf.ts';
import { type Account, findAccount, lockAccount } from './users.repository.ts';

/** The viewer's account. @throws Problem session-expired if it no longer exists. */
export async function ownAccount(ctx: Ctx): Promise<Account> {
  return (await findAccount(ctx.db, ctx.viewer.userId)) ?? gone();
}

export async function lockOwnAccount(ctx: Ctx): Promise<Account> {
  return (await lockAccount(ctx.db, ctx.viewer.userId)) ?? gone();
}

/** The account that holds the viewer's password and second factor: of somebody with several companies, the main one. */
export async function ownCredentials(ctx: Ctx): Promise<Account> {
  const account = await ownAccount(ctx);
  return account.main_user_id === null ? account : ((await findAccount(ctx.db, account.main_user_id)) ?? gone());
}

export async function lockOwnCredentials(ctx: Ctx): Promise<Account> {
  const { id } = await ownCredentials(ctx);
  return (await lockAccount(ctx.db, id)) ?? gone();
}

export function ownSessionId(ctx: Pick<AnonymousContext, 'session'>): number {
  return ctx.session.id ?? gone();
}

/** Entry of the activity log about an account. */
export function aboutAccount(userId: number) {
  return { kind: 'user', id: String(userId) } as const;
}

function gone(): never {
  throw new Problem('session-expired', sessionExpiredMessage);
}
