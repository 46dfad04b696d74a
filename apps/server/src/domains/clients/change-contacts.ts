import { type CallAnswer, type CallInput, notFound, Problem } from '@muster/contract';
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import {
  type ContactColumns,
  insertContact,
  lockContact,
  removeContact,
  updateContactColumns,
} from './client-contact.repository.ts';
import { concludeClientChange } from './dated-changes.ts';
import { lockedClient } from './locked-client.ts';

type Calls = typeof clientRecordCalls;

export async function addContact(
  ctx: Ctx,
  { body }: CallInput<Calls['createContact']>,
): Promise<CallAnswer<Calls['createContact']>> {
  const { id: clientId } = await lockedClient(ctx, { id: body.client_id });
  const columns = columnsOf(body);
  const id = await insertContact(ctx.db, clientId, columns);
  await concludeClientChange(ctx, { event: 'clients.create-contact', clientId, after: columns });
  return { id };
}

export async function updateContact(ctx: Ctx, { body }: CallInput<Calls['updateContact']>): Promise<void> {
  const stored = await lockedContact(ctx, body.id);
  if (body.version !== undefined && body.version !== stored.version) {
    throw new Problem('conflict', 'Somebody changed this contact after you opened it. Look at it and save again.');
  }
  const columns = columnsOf(body);
  await updateContactColumns(ctx.db, body.id, columns);
  const { name, position, email, phone } = stored;
  await concludeClientChange(ctx, {
    event: 'clients.update-contact',
    clientId: stored.client_id,
    before: { name, position, email, phone },
    after: columns,
  });
}

export async function deleteContact(ctx: Ctx, { body }: CallInput<Calls['deleteContact']>): Promise<void> {
  const stored = await lockedContact(ctx, body.id);
  await removeContact(ctx.db, body.id);
  await concludeClientChange(ctx, {
    event: 'clients.delete-contact',
    clientId: stored.client_id,
    before: { name: stored.name },
  });
}

async function lockedContact(ctx: Ctx, id: number) {
  const stored = await lockContact(ctx.db, id);
  if (!stored) throw notFound('contact');
  return stored;
}

function columnsOf(body: CallInput<Calls['updateContact']>['body'] | CallInput<Calls['createContact']>['body']) {
  const { name, position = null, email = null, phone = null } = body;
  return { name, position, email, phone } satisfies ContactColumns;
}
