import type { Db } from '../../database/db.ts';
import { accountToOpen, lockLinkedAccounts } from './linked-accounts.repository.ts';
import { type Account, findAccount, lockAccount } from './users.repository.ts';

/** The account with the password and second factor of a user: the main one, or the account itself. */
export async function credentialsOf(db: Db, userId: number): Promise<Account | undefined> {
  const account = await findAccount(db, userId);
  return account && account.main_user_id !== null ? findAccount(db, account.main_user_id) : account;
}

/**
 * The account that a sign-in opens: of somebody with several companies the active one that was used last. Deactivation at one company does
 * not lock the person out of the others. Undefined if none is active.
 */
export async function accountOpenedBy(db: Db, credentials: Account): Promise<Account | undefined> {
  const id = await accountToOpen(db, credentials.id);
  return id === null ? undefined : findAccount(db, id);
}

/** Locks all accounts of a person, the main one first, so that none is deactivated meanwhile. */
export async function lockPerson(db: Db, mainUserId: number): Promise<Account | undefined> {
  const account = await lockAccount(db, mainUserId);
  await lockLinkedAccounts(db, mainUserId);
  return account;
}
