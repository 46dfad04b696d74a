import { type CallInput, notFound } from '@muster/contract';
import type { clientAttachmentCalls } from '@muster/contract/domains/clients/client-attachment.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { scopeOf } from '../../platform/row-security/scope.ts';
import { findAttachment, removeAttachment } from '../documents/index.ts';
import { concludeClientChange } from './dated-changes.ts';

type Remove = (typeof clientAttachmentCalls)['remove'];

/** Removes a file permanently. A file out of reach, an employee's file and a missing one get the same answer. */
export async function removeClientFile(ctx: Ctx, { body }: CallInput<Remove>): Promise<void> {
  const found = scopeOf(ctx.viewer) === 'staff' ? await findAttachment(ctx.db, body.id) : undefined;
  if (!found || found.client_id === null) throw notFound('attachment');
  await removeAttachment(ctx.db, found, ctx.clock.now());
  await concludeClientChange(ctx, {
    event: 'clients.remove-attachment',
    clientId: found.client_id,
    before: { attachment_id: found.id, file_name: found.file_name, attachment_type_id: found.type_id },
  });
}
