import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { accountCalls } from '@muster/contract/domains/clients/account.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { accountMoves, readAccount, readAccountPage } from './account.repository.ts';
import { contactsOf } from './client-contact.repository.ts';

type Calls = typeof accountCalls;

/** Clients with their state: the viewer's own, or all. */
export async function readPortfolio(
  ctx: Ctx,
  { query, question }: ListInput<Calls['portfolio']>,
): Promise<CallAnswer<Calls['portfolio']>> {
  const managerId = query.mine ? ctx.viewer.userId : null;
  const { data, total } = await readAccountPage(ctx.db, question, {
    managerId,
    clientId: null,
    today: todayAtHome(ctx),
  });
  return { data, total };
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
