import { type CallAnswer, type CallInput, invalidInput, Problem, uploadLimits } from '@muster/contract';
import {
  attachmentLabels,
  type employeeAttachmentCalls,
} from '@muster/contract/domains/employees/employee-attachment.calls.ts';
import { mayChangeAttachments } from '@muster/contract/domains/employees/employees.policy.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { addAttachment, type KeptUpload, keepUpload } from '../documents/index.ts';
import { employeeUpdated } from './employees.events.ts';
import { assertReachable } from './reachable-employee.ts';

type Add = (typeof employeeAttachmentCalls)['add'];

/** Before the transaction: who may, whose it is, and what the content is. */
export async function prepareFile(ctx: Ctx, { body }: CallInput<Add>): Promise<KeptUpload> {
  if (!mayChangeAttachments(ctx.viewer)) throw new Problem('forbidden', 'Forbidden');
  await assertReachable(ctx, body.employee_id);
  return keepUpload(ctx, body.attachment, {
    allowed: uploadLimits.attachmentTypes,
    field: 'attachment',
    label: attachmentLabels.attachment,
  });
}

export async function attachFile(ctx: Ctx, { body }: CallInput<Add>, upload: KeptUpload): Promise<CallAnswer<Add>> {
  const { client_id } = await assertReachable(ctx, body.employee_id);
  const id = await addAttachment(ctx.db, {
    owner: { employee_id: body.employee_id },
    typeId: body.attachment_type_id,
    upload,
    userId: ctx.viewer.userId,
  });
  if (id === null) {
    throw invalidInput({ attachment_type_id: [validationMessages.invalid(attachmentLabels.attachment_type_id)] });
  }
  await ctx.audit({
    event: 'employees.attach',
    subject: { kind: 'employee', id: String(body.employee_id) },
    clientId: client_id,
    after: { attachment_id: id, file_name: upload.file.name, attachment_type_id: body.attachment_type_id },
  });
  await ctx.announce(employeeUpdated(body.employee_id, client_id));
  return { id };
}
