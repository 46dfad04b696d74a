import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { employeeAttachmentCalls } from '@muster/contract/domains/employees/employee-attachment.calls.ts';
import { mayChangeAttachments, maySeeAttachments } from '@muster/contract/domains/employees/employees.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { FileAnswer } from '../../platform/http/binding.ts';
import { listAttachments, openAttachment, presentAttachment } from '../documents/index.ts';
import { assertReachable } from './reachable-employee.ts';

type Calls = typeof employeeAttachmentCalls;

export async function readAttachments(
  ctx: Ctx,
  { params }: CallInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  if (!maySeeAttachments(ctx.viewer)) throw notFound('employee');
  await assertReachable(ctx, params.id);
  const found = await listAttachments(ctx.db, { employee_id: params.id });
  return { data: found.map(presentAttachment), abilities: { change: mayChangeAttachments(ctx.viewer) } };
}

/** Streams one file. Each download is authorized and logged. */
export async function readAttachment(ctx: Ctx, { query }: CallInput<Calls['read']>): Promise<FileAnswer> {
  if (!maySeeAttachments(ctx.viewer)) throw notFound('attachment');
  const { client_id } = await assertReachable(ctx, query.employee_id);
  const { attachment, answer } = await openAttachment(ctx, { employee_id: query.employee_id }, query);
  await ctx.audit({
    event: 'employees.read-attachment',
    subject: { kind: 'employee', id: String(query.employee_id) },
    clientId: client_id,
    details: { attachment_id: attachment.id, file_name: attachment.file_name },
  });
  return answer;
}
