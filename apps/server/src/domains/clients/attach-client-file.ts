import type { CallAnswer, CallInput } from '@muster/contract';
import type { clientAttachmentCalls } from '@muster/contract/domains/clients/client-attachment.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { attach, type KeptUpload, keepAttachment } from '../documents/index.ts';
import { concludeClientChange } from './dated-changes.ts';
import { assertMayReadAttachments } from './read-client-attachments.ts';

type Add = (typeof clientAttachmentCalls)['add'];

/** Runs before the transaction: checks the client and the content. */
export async function prepareClientFile(ctx: Ctx, { body }: CallInput<Add>): Promise<KeptUpload> {
  await assertMayReadAttachments(ctx, body.client_id);
  return keepAttachment(ctx, body.attachment);
}

export async function attachClientFile(
  ctx: Ctx,
  { body }: CallInput<Add>,
  upload: KeptUpload,
): Promise<CallAnswer<Add>> {
  await assertMayReadAttachments(ctx, body.client_id);
  const { client_id: clientId, attachment_type_id: typeId } = body;
  const id = await attach(ctx, { owner: { client_id: clientId }, typeId, upload });
  await concludeClientChange(ctx, {
    event: 'clients.attach',
    clientId,
    after: { attachment_id: id, file_name: upload.file.name, attachment_type_id: typeId },
  });
  return { id };
}
