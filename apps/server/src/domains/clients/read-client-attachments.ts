import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { clientAttachmentCalls } from '@muster/contract/domains/clients/client-attachment.calls.ts';
import { mayUpdateClient } from '@muster/contract/domains/clients/clients.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { FileAnswer } from '../../platform/http/binding.ts';
import { scopeOf } from '../../platform/row-security/scope.ts';
import { listAttachments, openAttachment, presentAttachment } from '../documents/index.ts';
import { clientExists } from './client-record.repository.ts';

type Calls = typeof clientAttachmentCalls;

export async function readClientAttachments(
  ctx: Ctx,
  { params }: CallInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  await assertMayReadAttachments(ctx, params.id);
  const found = await listAttachments(ctx.db, { client_id: params.id });
  return { data: found.map(presentAttachment), abilities: { change: mayUpdateClient(ctx.viewer) } };
}

/** The content of one file. Each access is checked and logged. */
export async function readClientAttachment(ctx: Ctx, { query }: CallInput<Calls['read']>): Promise<FileAnswer> {
  await assertMayReadAttachments(ctx, query.client_id);
  const { attachment, answer } = await openAttachment(ctx, { client_id: query.client_id }, query);
  await ctx.audit({
    event: 'clients.read-attachment',
    subject: { kind: 'client', id: String(query.client_id) },
    clientId: query.client_id,
    details: { attachment_id: attachment.id, file_name: attachment.file_name },
  });
  return answer;
}

/**
 * Rate cards and agreements are the provider's own documents: client users find none, not even for their own company.
 * @throws Problem not-found, the same for a client out of reach and a missing one
 */
export async function assertMayReadAttachments(ctx: Ctx, clientId: number): Promise<void> {
  if (scopeOf(ctx.viewer) !== 'staff' || !(await clientExists(ctx.db, clientId))) throw notFound('client');
}
