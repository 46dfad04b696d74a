import { type CallInput, notFound } from '@muster/contract';
import type { employeeAttachmentCalls } from '@muster/contract/domains/employees/employee-attachment.calls.ts';
import { mayChangeAttachments } from '@muster/contract/domains/employees/employees.policy.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findAttachment, removeAttachment } from '../documents/index.ts';
import { findReachable } from './employee-record.repository.ts';
import { employeeUpdated } from './employees.events.ts';

type Remove = (typeof employeeAttachmentCalls)['remove'];

/** Deletes a file. Missing files, those of clients and those of other employees answer the same. */
export async function removeFile(ctx: Ctx, { params }: CallInput<Remove>): Promise<void> {
  const found = mayChangeAttachments(ctx.viewer) ? await findAttachment(ctx.db, params.id) : undefined;
  const owner =
    found?.employee_id != null
      ? await findReachable(ctx.db, found.employee_id, reachOf(ctx.viewer, recordArea))
      : undefined;
  if (!found || found.employee_id === null || !owner) throw notFound('attachment');
  await removeAttachment(ctx.db, found, ctx.clock.now());
  await ctx.audit({
    event: 'employees.remove-attachment',
    subject: { kind: 'employee', id: String(found.employee_id) },
    clientId: owner.client_id,
    before: { attachment_id: found.id, file_name: found.file_name, attachment_type_id: found.type_id },
  });
  await ctx.announce(employeeUpdated, { employeeId: found.employee_id, clientId: owner.client_id });
}
