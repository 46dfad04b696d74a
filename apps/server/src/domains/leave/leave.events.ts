import { z } from 'zod';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { approvalWaiting } from '../approvals/index.ts';
import { notifyWaitingLeave } from './notices-of-leave.ts';

const leaveTypeChanged = defineEvent('leave-type.changed', z.object({ id: z.int() }));

export const leaveBalanceChanged = defineEvent('leave-balance.changed', z.object({ employeeId: z.int() }));

export const leaveRequestChanged = defineEvent('leave-request.changed', z.object({ id: z.int() }));

export const leaveListeners: readonly EventListener<BaseContext>[] = [
  listen(leaveTypeChanged, 'refresh-open-leave-types', ({ db }, { id }) =>
    pushToStaff(db, 'leave-types.changed', { id }),
  ),
  listen(leaveBalanceChanged, 'refresh-open-leave-balances', ({ db }, { employeeId }) =>
    pushToStaff(db, 'leave-balances.changed', { id: employeeId }),
  ),
  listen(leaveRequestChanged, 'refresh-open-leave-requests', ({ db }, { id }) =>
    pushToStaff(db, 'leave-requests.changed', { id }),
  ),
  listen(approvalWaiting, 'leave.notify-deciders', notifyWaitingLeave),
];

/** Writes the activity log and announces the change. */
export async function concludeLeaveTypeChange(ctx: Ctx, id: number, entry: Omit<AuditEntry, 'subject'>): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'leave-type', id: String(id) } });
  await ctx.announce(leaveTypeChanged, { id });
}
