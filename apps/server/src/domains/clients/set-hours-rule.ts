import type { CallInput } from '@muster/contract';
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { concludeClientChange } from './dated-changes.ts';
import { hoursRuleOf, storeHoursRule } from './hours-rule.repository.ts';
import { lockedClient } from './locked-client.ts';

type SetRule = (typeof clientRecordCalls)['setHoursRule'];

/** How many hours a week the contract with the client allows. */
export async function setHoursRule(ctx: Ctx, { body }: CallInput<SetRule>): Promise<void> {
  const { id: clientId } = await lockedClient(ctx, { id: body.client_id });
  const before = await hoursRuleOf(ctx.db, clientId);
  await storeHoursRule(ctx.db, clientId, body);
  await concludeClientChange(ctx, {
    event: 'clients.set-hours-rule',
    clientId,
    before,
    after: { weekly_hours: body.weekly_hours },
  });
}
