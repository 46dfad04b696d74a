import { type CallAnswer, type CallInput, invalidInput, notFound } from '@muster/contract';
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { clientPolicyLabels } from '@muster/contract/domains/clients/clients.constants.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findRow } from '../../platform/dated/dated.repository.ts';
import { addFrom } from '../../platform/records/dated-line.ts';
import { allowPolicy, policyChoicesFor, policyDefaults, policyDefaultsOfAnyKind } from './client-dated.repository.ts';
import { cancelRow, concludeClientChange, previewOfClient } from './dated-changes.ts';
import { lockedClient } from './locked-client.ts';

type Calls = typeof clientRecordCalls;

/** The default policy for new people of a client from a day on. People who have a policy keep it. */
export async function addClientPolicy(
  ctx: Ctx,
  { body }: CallInput<Calls['addPolicy']>,
): Promise<CallAnswer<Calls['addPolicy']>> {
  const { client_id: clientId, kind, policy_id: policyId, effective_from: from } = body;
  const policy = (await policyChoicesFor(ctx.db)).find((choice) => choice.kind === kind && choice.id === policyId);
  if (!policy) throw invalidInput({ policy_id: [say.invalid(clientPolicyLabels.policy_id)] });
  await lockedClient(ctx, { id: clientId });
  const value = { kind, policy_id: policyId };
  await allowPolicy(ctx.db, clientId, value);
  const id = await addFrom(ctx, policyDefaults(kind), { owner: clientId, from, value });
  await concludeClientChange(ctx, {
    event: 'clients.add-policy',
    clientId,
    after: { kind, policy: policy.name, effective_from: from },
  });
  return { id };
}

export async function previewClientPolicy(
  ctx: Ctx,
  { body: { client_id: clientId, kind, policy_id, effective_from: from } }: CallInput<Calls['previewPolicy']>,
): Promise<CallAnswer<Calls['previewPolicy']>> {
  return previewOfClient(ctx, policyDefaults(kind), { owner: clientId, from, value: { kind, policy_id } });
}

export async function cancelClientPolicy(ctx: Ctx, { body }: CallInput<Calls['cancelPolicy']>): Promise<void> {
  const found = await findRow(ctx.db, policyDefaultsOfAnyKind, body.id);
  if (!found) throw notFound('entry');
  const {
    owner: clientId,
    value: { kind },
  } = found;
  await cancelRow(ctx, policyDefaults(kind), found);
  await concludeClientChange(ctx, { event: 'clients.remove-policy', clientId, before: { kind } });
}
