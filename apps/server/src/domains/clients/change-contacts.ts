import type { CallAnswer, CallInput } from '@muster/contract';
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { contactLabels } from '@muster/contract/domains/clients/clients.constants.ts';
import { reachesClient } from '@muster/contract/scope.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource } from '../../platform/records/locked-record.ts';
import { type RemovedSource, removedRecord } from '../../platform/records/removed-record.ts';
import {
  type ContactColumns,
  insertContact,
  type LockedContact,
  lockContact,
  lockRemovedContact,
  type RemovedContact,
  removeContact,
  restoreRemovedContact,
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
  return { id, version: 1 };
}

export async function updateContact(
  ctx: Ctx,
  { body }: CallInput<Calls['updateContact']>,
): Promise<CallAnswer<Calls['updateContact']>> {
  const stored = await lockedRecord(ctx, contactSource, body);
  const columns = columnsOf(body);
  const version = stored.version + 1;
  await updateContactColumns(ctx.db, body.id, columns);
  const { name, position, email, phone } = stored;
  await concludeClientChange(ctx, {
    event: 'clients.update-contact',
    clientId: stored.client_id,
    before: { name, position, email, phone },
    after: columns,
    version,
    part: { kind: 'contact', id: body.id },
  });
  return { id: body.id, version };
}

export async function deleteContact(ctx: Ctx, { body }: CallInput<Calls['deleteContact']>): Promise<void> {
  const stored = await lockedRecord(ctx, contactSource, { id: body.id });
  await removeContact(ctx.db, body.id, ctx.clock.now().toString());
  await concludeClientChange(ctx, {
    event: 'clients.delete-contact',
    clientId: stored.client_id,
    before: { name: stored.name },
  });
}

/** @throws Problem not-found, or conflict for a client that was removed as well */
export async function restoreContact(ctx: Ctx, { params: { id } }: CallInput<Calls['restoreContact']>): Promise<void> {
  const { client_id: clientId, name, version } = await removedRecord(ctx, removedContact, id);
  await restoreRemovedContact(ctx.db, id);
  await concludeClientChange(ctx, {
    event: 'clients.restore-contact',
    clientId,
    after: { name },
    version: version + 1,
    part: { kind: 'contact', id },
  });
}

const removedContact: RemovedSource<RemovedContact> = {
  thing: 'contact',
  lock: async ({ db, viewer }, id, since) => {
    const contact = await lockRemovedContact(db, id, since);
    return contact && reachesClient(viewer, contact.client_id) ? contact : undefined;
  },
};

const contactSource: RecordSource<LockedContact> = {
  thing: 'contact',
  lock: async ({ db, viewer }, id) => {
    const contact = await lockContact(db, id);
    return contact && reachesClient(viewer, contact.client_id) ? contact : undefined;
  },
  logged: ({ id, client_id }) => ({ subject: { kind: 'client', id: client_id }, part: { kind: 'contact', id } }),
  labels: contactLabels,
};

function columnsOf(body: CallInput<Calls['updateContact']>['body'] | CallInput<Calls['createContact']>['body']) {
  const { name, position = null, email = null, phone = null } = body;
  return { name, position, email, phone } satisfies ContactColumns;
}
