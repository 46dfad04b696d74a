import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { maySeeClientCosts } from '@muster/contract/domains/clients/clients.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { presentClientCosts } from './client-parts.presenter.ts';
import { costsOf } from './client-people.repository.ts';
import { ofClient } from './read-client.ts';

type Costs = (typeof clientRecordCalls)['costs'];

/** Logged like the costs of one employee. Without the right to see costs no client is found. */
export async function readClientCosts(ctx: Ctx, { params }: CallInput<Costs>): Promise<CallAnswer<Costs>> {
  if (!maySeeClientCosts(ctx.viewer)) throw notFound('client');
  const rows = await ofClient(ctx, params.id, () => costsOf(ctx.db, params.id, todayAtHome(ctx)));
  await ctx.audit({
    event: 'clients.read-costs',
    subject: { kind: 'client', id: String(params.id) },
    clientId: params.id,
  });
  return presentClientCosts(rows);
}
