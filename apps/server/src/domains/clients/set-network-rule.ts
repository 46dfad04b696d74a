import type { CallInput } from '@muster/contract';
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { concludeClientChange } from './dated-changes.ts';
import { lockedClient } from './locked-client.ts';
import { networkRuleOf, storeNetworkRule } from './network-rule.repository.ts';

type SetRule = (typeof clientRecordCalls)['setNetworkRule'];

/** From where the employees of a client may clock in and out from now on. */
export async function setNetworkRule(ctx: Ctx, { body }: CallInput<SetRule>): Promise<void> {
  const { id: clientId } = await lockedClient(ctx, { id: body.client_id });
  const before = await networkRuleOf(ctx.db, clientId);
  await storeNetworkRule(ctx.db, clientId, body);
  const after = await networkRuleOf(ctx.db, clientId);
  await concludeClientChange(ctx, { event: 'clients.set-network-rule', clientId, before, after });
}
