import { notFound } from '@muster/contract';
import type { LeaveTypeRow } from '@muster/contract/domains/leave/leave-type-answers.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readLeaveType } from './leave-types.repository.ts';

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function knownLeaveType(ctx: Ctx, id: number): Promise<LeaveTypeRow> {
  const record = await readLeaveType(ctx.db, id);
  if (!record) throw notFound('leave type');
  return record;
}
