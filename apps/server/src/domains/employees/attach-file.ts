import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import type { employeeAttachmentCalls } from '@muster/contract/domains/employees/employee-attachment.calls.ts';
import { mayChangeAttachments } from '@muster/contract/domains/employees/employees.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { attach, type KeptUpload, keepAttachment } from '../documents/index.ts';
import { employeeUpdated } from './employees.events.ts';
import { assertReachable } from './reachable-employee.ts';

type Add = (typeof employeeAttachmentCalls)['add'];

/** Checked before the transaction: the right, the employee and the content of the file. */
export async function prepareFile(ctx: Ctx, { body }: CallInput<Add>): Promise<KeptUpload> {
  if (!mayChangeAttachments(ctx.viewer)) throw new Problem('forbidden', 'Forbidden');
  await assertReachable(ctx, body.employee_id);
  return keepAttachment(ctx, body.attachment);
}

export async function attachFile(ctx: Ctx, { body }: CallInput<Add>, upload: KeptUpload): Promise<CallAnswer<Add>> {
  const { client_id } = await assertReachable(ctx, body.employee_id);
  const owner = { employee_id: body.employee_id };
  const id = await attach(ctx, { owner, typeId: body.attachment_type_id, upload });
  await ctx.audit({
    event: 'employees.attach',
    subject: { kind: 'employee', id: String(body.employee_id) },
    clientId: client_id,
    after: { attachment_id: id, file_name: upload.file.name, attachment_type_id: body.attachment_type_id },
  });
  await ctx.announce(employeeUpdated, { employeeId: body.employee_id, clientId: client_id });
  return { id };
}
