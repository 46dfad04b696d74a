import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import type { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import type { CreateClientInput } from '@muster/contract/domains/clients/clients.schemas.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { assertClientReferences, withClientErrors } from './client-problems.ts';
import { findClientProblems } from './client-record.repository.ts';
import { insertClient, recordClientStatus } from './client-write.repository.ts';
import { clientChanged } from './clients.events.ts';

type Create = (typeof clientsCalls)['create'];

/** Creates a client with the first entry of its status history. */
export async function createClient(ctx: Ctx, { body }: CallInput<Create>): Promise<CallAnswer<Create>> {
  if (scopeOf(ctx.viewer).kind !== 'staff') throw new Problem('forbidden', 'Only internal staff can add clients.');
  assertClientReferences(
    await findClientProblems(ctx.db, {
      name: body.legal_business_name,
      countryId: body.country_id,
      timezoneId: body.timezone_id,
      currencyId: body.currency_id,
      exceptId: null,
    }),
  );
  const id = await store(ctx, body);
  await recordClientStatus(ctx.db, {
    clientId: id,
    from: null,
    to: body.status,
    reason: null,
    actor: ctx.viewer,
    at: ctx.clock.now().toString(),
  });
  await ctx.audit({
    event: 'clients.create',
    subject: { kind: 'client', id: String(id) },
    clientId: id,
    after: body,
    version: 1,
  });
  await ctx.announce(clientChanged, { clientId: id });
  return { id, version: 1 };
}

function store(ctx: Ctx, body: CreateClientInput): Promise<number> {
  const client = {
    ...body,
    uuid: ctx.random.uuid(),
    trading_name: body.trading_name ?? null,
    industry: body.industry ?? null,
    website: body.website ?? null,
    address: body.address ?? null,
    contact_name: body.contact_name ?? null,
    contact_email: body.contact_email ?? null,
    contact_phone: body.contact_phone ?? null,
  };
  return withClientErrors(() => insertClient(ctx.db, client));
}
