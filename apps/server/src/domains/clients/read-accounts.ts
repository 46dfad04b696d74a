import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { accountCalls } from '@muster/contract/domains/clients/account.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { accountMoves, readAccount, readAccountPage } from './account.repository.ts';
import { contactsOf } from './client-contact.repository.ts';
import { todayAtHome } from './read-client.ts';

type Calls = typeof accountCalls;

/** Clients with their state: the viewer's own, or all. */
export async function readPortfolio(
  ctx: Ctx,
  { query }: CallInput<Calls['portfolio']>,
): Promise<CallAnswer<Calls['portfolio']>> {
  const managerId = query.mine ? ctx.viewer.userId : null;
  return readAccountPage(ctx.db, query.dt_params, { managerId, clientId: null, today: todayAtHome(ctx) });
}

export async function readAccountDetails(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['account']>,
): Promise<CallAnswer<Calls['account']>> {
  const today = todayAtHome(ctx);
  const account = await readAccount(ctx.db, id, today);
  if (!account) throw notFound('client');
  return { ...account, contacts: await contactsOf(ctx.db, id), moves: await accountMoves(ctx.db, id, today) };
}
