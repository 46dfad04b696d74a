import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import { managedCompany } from '@muster/contract/domains/client-users/client-users.policy.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { presentClientUser } from './client-users.presenter.ts';
import { positionsOfClient, readClientUser, readClientUserPage } from './client-users.repository.ts';

type Calls = typeof clientUsersCalls;

/** The users of the viewer's own company. */
export async function listClientUsers(
  ctx: Ctx,
  { question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const company = ownCompany(ctx);
  if (company === null) return { data: [], total: 0 };
  const { data, total } = await withoutRowSecurity(ctx.db, () => readClientUserPage(ctx.db, company, question));
  return { data: data.map((row) => presentClientUser(row, ctx.viewer)), total };
}

/** @throws Problem not-found, the same for a missing user and one of another company */
export async function readClientUserDetails(
  ctx: Ctx,
  { params: { uuid } }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const company = ownCompany(ctx);
  const row = company && (await withoutRowSecurity(ctx.db, () => readClientUser(ctx.db, company, { uuid })));
  if (!row) throw notFound('user');
  return presentClientUser(row, ctx.viewer);
}

/** All positions of the company, for the choice of those that a user sees. */
export async function listUserPositions({ db, viewer }: Ctx): Promise<CallAnswer<Calls['positions']>> {
  const clientId = managedCompany(viewer);
  return clientId === null ? [] : withoutRowSecurity(db, () => positionsOfClient(db, clientId));
}

/** Null for staff who also hold a client role: their company is the provider. */
function ownCompany({ viewer, clock }: Ctx) {
  const scope = scopeOf(viewer);
  return scope.kind === 'client' ? { clientId: scope.clientId, at: clock.now().toString() } : null;
}
