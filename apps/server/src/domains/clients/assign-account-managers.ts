import { type CallInput, invalidInput, Problem } from '@muster/contract';
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { mayChangeOwnReach } from '@muster/contract/own-reach.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { managerChoices, managersOf, replaceManagers } from './client-people.repository.ts';
import { concludeClientChange } from './dated-changes.ts';
import { lockedClient } from './locked-client.ts';

type Assign = (typeof clientRecordCalls)['assignAccountManagers'];

/** Replaces all account managers of a client. Only active accounts with the role are accepted. */
export async function assignAccountManagers(ctx: Ctx, { body }: CallInput<Assign>): Promise<void> {
  const { id: clientId } = await lockedClient(ctx, { id: body.client_id });
  const before = await managersOf(ctx.db, clientId);
  const allowed = new Set([...(await managerChoices(ctx.db)), ...before].map(({ user_id }) => user_id));
  if (body.user_ids.some((id) => !allowed.has(id))) {
    throw invalidInput({
      user_ids: ['The account managers are invalid: choose people with the account manager role.'],
    });
  }
  const { userId } = ctx.viewer;
  const isOwnChange = before.some(({ user_id }) => user_id === userId) !== body.user_ids.includes(userId);
  if (isOwnChange && !mayChangeOwnReach(ctx.viewer)) {
    throw new Problem('forbidden', 'Someone else has to decide which clients you manage.');
  }
  await replaceManagers(ctx.db, clientId, body.user_ids);
  const after = await managersOf(ctx.db, clientId);
  await concludeClientChange(ctx, {
    event: 'clients.assign-account-managers',
    clientId,
    before: { account_managers: before.map(({ name }) => name) },
    after: { account_managers: after.map(({ name }) => name) },
  });
}
