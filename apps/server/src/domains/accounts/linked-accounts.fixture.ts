import type { Role } from '@muster/contract';
import { accountsCalls } from '@muster/contract/domains/accounts/accounts.calls.ts';
import { hashPassword } from '../../platform/crypto/passwords.ts';
import type { TestPortal } from '../../testing/build-test-app.ts';
import { createUser, type UserGaps } from '../../testing/factories/accounts.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { nextNumber } from '../../testing/factories/numbers.ts';
import { linksMailedTo, type MailedLink } from '../../testing/mailed-links.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { password } from './accounts.fixture.ts';

/** Somebody who works for two companies by one sign-in. The account of the first one is the main account. */
export interface PersonOfTwo {
  readonly email: string;
  readonly first: CompanyPlace;
  readonly second: CompanyPlace;
}

export interface CompanyPlace {
  readonly clientId: number;
  readonly userId: number;
  readonly uuid: string;
}

let hash: Promise<string> | null = null;

export async function personOfTwo(portal: TestPortal, roles: readonly Role[] = ['client-admin']): Promise<PersonOfTwo> {
  hash ??= hashPassword(password);
  const email = `two-${nextNumber()}@companies.test`;
  const password_hash = await hash;
  const first = await place(portal, roles, { email, password_hash });
  const second = await place(portal, roles, { email, main_user_id: first.userId });
  return { email, first, second };
}

async function place(portal: TestPortal, roles: readonly Role[], columns: UserGaps['columns']): Promise<CompanyPlace> {
  const { id: clientId } = await createClient(portal.db);
  await createUser(portal.db, { roles: ['client-admin'], clientId });
  const { id: userId, uuid } = await createUser(portal.db, { roles, clientId, ...(columns && { columns }) });
  return { clientId, userId, uuid };
}

/** The last link that was mailed to the address. */
export async function lastLinkTo(portal: TestPortal, email: string): Promise<MailedLink> {
  const link = (await linksMailedTo(portal, email)).at(-1);
  if (!link) throw new Error(`No link was mailed to ${email}.`);
  return link;
}

export async function visitor(portal: TestPortal): Promise<TestClient> {
  const guest = portal.guest();
  await guest.call(accountsCalls.csrfCookie);
  return guest;
}

export const switchTo = (client: TestClient, clientId: number) =>
  client.refused(accountsCalls.switchCompany, { body: { client_id: clientId } });

/** Switches, and gets the token of the new session as the reloaded page does. */
export async function workAt(client: TestClient, { email }: PersonOfTwo, clientId: number): Promise<void> {
  const { status } = await switchTo(client, clientId);
  if (status !== 204) throw new Error(`The switch answered ${status}.`);
  client.bearer = (await client.call(accountsCalls.createToken, { body: { email } })).body.token;
}

/** The company of the session, as the server sees it. */
export const companyOf = async (client: TestClient) =>
  (await client.call(accountsCalls.userDetails)).body.client_user?.client_id;
