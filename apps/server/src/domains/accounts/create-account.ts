import type { Role } from '@muster/contract';
import { clientRoles } from '@muster/contract/roles.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { giveRoles } from '../access/index.ts';
import { emailKey } from './account-email.ts';
import { accountInvited } from './accounts.events.ts';
import { mainAccountToLink } from './linked-accounts.repository.ts';
import { aboutAccount } from './own-account.ts';
import { insertAccount } from './users.repository.ts';

export interface AccountRequest {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly timezoneId: number;
  readonly employeeId: number | null;
  readonly clientId: number | null;
  /**
   * `invite` mails a link to set up the account. `issued` is a password that somebody else chose, to be changed at the
   * first sign-in; `own` is permanent. Both are argon2id hashes.
   */
  readonly entry: { readonly kind: 'invite' } | { readonly kind: 'issued' | 'own'; readonly passwordHash: string };
}

type Writing = Pick<BaseContext, 'db' | 'clock' | 'announce' | 'audit'>;

/**
 * In the caller's transaction. An invitation of a client to the address of another client's user adds an account that is linked to that one.
 * @throws Problem invalid-input (422) on `email` if the address has an account otherwise
 */
export async function createAccount(ctx: Writing, request: AccountRequest): Promise<number> {
  const { entry } = request;
  const main = await mainAccountToLink(ctx.db, emailKey(request.email));
  const account = {
    ...request,
    email: request.email.normalize('NFKC').trim(),
    mainUserId: entry.kind === 'invite' && request.clientId !== null && isForClients(request.roles) ? main : null,
    status: entry.kind === 'invite' ? 'invited' : 'active',
    passwordHash: entry.kind === 'invite' ? null : entry.passwordHash,
    invitedAt: entry.kind === 'invite' ? ctx.clock.now().toString() : null,
    issuedAt: entry.kind === 'issued' ? ctx.clock.now().toString() : null,
  } as const;
  const userId = await withFieldErrors(
    () => insertAccount(ctx.db, account),
    { email: 'Email' },
    { app_user_email_unique: ['email', 'taken'], app_user_company_unique: ['email', 'taken'] },
  );
  await giveRoles(ctx.db, userId, request.roles);
  if (entry.kind === 'invite') await ctx.announce(accountInvited, { userId });
  await ctx.audit({
    event: 'accounts.create-account',
    subject: aboutAccount(userId),
    clientId: request.clientId,
    after: { name: request.name, email: request.email, roles: [...request.roles], entry: entry.kind },
  });
  return userId;
}

const isForClients = (roles: readonly Role[]) => roles.every((role) => (clientRoles as readonly Role[]).includes(role));
