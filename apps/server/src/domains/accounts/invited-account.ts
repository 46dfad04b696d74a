import { Problem } from '@muster/contract';
import { linksAnHour } from '@muster/contract/domains/accounts/accounts.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { addInvitation } from './account-status.repository.ts';
import { accountInvited } from './accounts.events.ts';
import { countLinksSince, removeInvitedAccount } from './client-account.repository.ts';
import { disableAccount } from './disable-account.ts';
import { enableAccount } from './enable-account.ts';
import { countChange } from './users.repository.ts';

/** An account as those see it who manage the users of a company. */
export interface ManagedAccount {
  readonly id: number;
  /** `expired`: invited, and the link has ended. */
  readonly status: 'active' | 'invited' | 'expired' | 'inactive';
}

/**
 * Mails another link; the earlier ones end. The caller has locked the account, so that links are counted one after the other.
 * @throws Problem conflict if the invitation was accepted, or too many links were mailed
 */
export async function mailAnotherLink(ctx: Ctx, account: ManagedAccount): Promise<void> {
  assertInvited(account);
  const now = ctx.clock.now();
  const [at, since] = [now.toString(), now.subtract({ hours: 1 }).toString()];
  if ((await countLinksSince(ctx.db, account.id, since)) >= linksAnHour) throw new Problem('conflict', tooMany);
  await addInvitation(ctx.db, account.id, { at, since });
  await countChange(ctx.db, account.id, at);
  await ctx.announce(accountInvited, { userId: account.id });
}

/** Removes an account that nobody has set up. @throws Problem conflict if the invitation was accepted */
export async function withdrawInvitation(ctx: Ctx, account: ManagedAccount): Promise<void> {
  assertInvited(account);
  await removeInvitedAccount(ctx.db, account.id, ctx.clock.now().toString());
}

/** Ends sessions, tokens, open pages and mailed links at once. @throws Problem conflict for an invited user, or one whom an admin deactivated before */
export async function endAccess(ctx: Ctx, { id, status }: ManagedAccount): Promise<void> {
  if (status !== 'active' && status !== 'inactive')
    throw new Problem('conflict', 'This user has not accepted. Revoke the invitation.');
  if (!(await disableAccount(ctx, id, 'admin'))) throw new Problem('conflict', 'This user is already inactive.');
}

/** The user signs in as before, with the former password and roles. @throws Problem conflict unless the user is inactive */
export async function restoreAccess(ctx: Ctx, { id, status }: ManagedAccount): Promise<void> {
  if (status !== 'inactive') throw new Problem('conflict', 'This user is not inactive.');
  await enableAccount(ctx, id, 'admin');
}

function assertInvited({ status }: ManagedAccount): void {
  if (status !== 'invited' && status !== 'expired')
    throw new Problem('conflict', 'The invitation was accepted already. Deactivate the user instead.');
}

const tooMany = `${linksAnHour} links were sent within an hour. Wait before you send another one.`;
