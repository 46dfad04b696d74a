import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { clientPolicyLabels } from '@muster/contract/domains/clients/clients.constants.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { insertPolicyDefault, policyChoicesFor } from './client-dated.repository.ts';
import { addFrom, concludeClientChange, takeBackRow } from './dated-changes.ts';

type Calls = typeof clientRecordCalls;

/** What new people of a client get from a day on; who has a policy already keeps it. */
export async function addClientPolicy(
  ctx: Ctx,
  { body }: CallInput<Calls['addPolicy']>,
): Promise<CallAnswer<Calls['addPolicy']>> {
  const { client_id: clientId, kind, policy_id: policyId, effective_from: from } = body;
  const policy = (await policyChoicesFor(ctx.db)).find((choice) => choice.kind === kind && choice.id === policyId);
  if (!policy) throw invalidInput({ policy_id: [say.invalid(clientPolicyLabels.policy_id)] });
  const id = await addFrom(ctx, { of: 'policy', clientId, kind }, from, () =>
    insertPolicyDefault(ctx.db, { clientId, kind, policyId, from }),
  );
  await concludeClientChange(ctx, {
    event: 'clients.add-policy',
    clientId,
    after: { kind, policy: policy.name, effective_from: from },
  });
  return { id };
}

export async function removeClientPolicy(ctx: Ctx, { body }: CallInput<Calls['removePolicy']>): Promise<void> {
  const line = await takeBackRow(ctx, 'policy', body.id);
  const kind = line.of === 'policy' ? line.kind : null;
  await concludeClientChange(ctx, { event: 'clients.remove-policy', clientId: line.clientId, before: { kind } });
}
