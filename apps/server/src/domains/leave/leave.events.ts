import { z } from 'zod';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { portionsOf } from '../../platform/events/portions-of.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { approvalWaiting } from '../approvals/index.ts';
import { clientChanged } from '../clients/index.ts';
import { employeeDeactivated, employeeDeleted, employeeUpdated, employmentsImported } from '../employees/index.ts';
import { scheduleChanged } from '../shifts/index.ts';
import { accrueLeave } from './accrue-leave.ts';
import { askPresentClients } from './ask-present-clients.ts';
import { notifyWaitingLeave } from './notices-of-leave.ts';
import { recountLeave } from './recount-leave.ts';

const leaveTypeChanged = defineEvent('leave-type.changed', z.object({ id: z.int() }));

const leavePolicyChanged = defineEvent('leave-policy.changed', z.object({ id: z.int() }));

/** What policies credit these people may have changed. The database announces it when their policies or employments change. */
const peopleChanged = defineEvent('leave.people-changed', z.object({ employeeIds: z.array(z.int()).readonly() }));

export const leaveBalanceChanged = defineEvent('leave-balance.changed', z.object({ employeeId: z.int() }));

export const leaveRequestChanged = defineEvent('leave-request.changed', z.object({ id: z.int() }));

const changesOfEmployment = [employeeUpdated, employeeDeactivated, employeeDeleted];

export const leaveListeners: readonly EventListener<BaseContext>[] = [
  listen(leaveTypeChanged, 'refresh-open-leave-types', ({ db }, { id }) =>
    pushToStaff(db, 'leave-types.changed', { id }),
  ),
  listen(leavePolicyChanged, 'refresh-open-leave-policies', ({ db }, { id }) =>
    pushToStaff(db, 'leave-policies.changed', { id }),
  ),
  listen(peopleChanged, 'leave.accrue', async (ctx, { employeeIds }) => {
    await announceBalances(ctx, await accrueLeave(ctx.db, employeeIds, todayAtHome(ctx)));
  }),
  listen(leaveBalanceChanged, 'refresh-open-leave-balances', ({ db }, { employeeId }) =>
    pushToStaff(db, 'leave-balances.changed', { id: employeeId }),
  ),
  // What expires follows from what was taken: days given back of a year that is over expire with it.
  listen(leaveBalanceChanged, 'leave.settle', async (ctx, { employeeId }) => {
    const changed = await accrueLeave(ctx.db, [employeeId], todayAtHome(ctx));
    for (const id of changed) await pushToStaff(ctx.db, 'leave-balances.changed', { id });
  }),
  listen(leaveRequestChanged, 'refresh-open-leave-requests', ({ db }, { id }) =>
    pushToStaff(db, 'leave-requests.changed', { id }),
  ),
  listen(approvalWaiting, 'leave.notify-deciders', notifyWaitingLeave),
  listen(scheduleChanged, 'leave.recount', (ctx, { employeeIds, from }) => recountAndAnnounce(ctx, employeeIds, from)),
  ...changesOfEmployment.map((kind) =>
    listen(kind, 'leave.recount', (ctx: BaseContext, { employeeId }) => recountAndAnnounce(ctx, [employeeId])),
  ),
  listen(clientChanged, 'leave.ask-present-clients', (ctx, { clientId }) =>
    askAndAnnounce(ctx, { employeeIds: null, clientId }),
  ),
  listen(employmentsImported, 'leave.recount', (ctx, { employeeIds }) => recountAndAnnounce(ctx, employeeIds)),
];

/** `changedFrom`: the first day that changed, if earlier days are as they were. */
async function recountAndAnnounce(
  ctx: BaseContext,
  employeeIds: readonly number[],
  changedFrom?: string,
): Promise<void> {
  await askAndAnnounce(ctx, { employeeIds, clientId: null });
  const recounted = await recountLeave(ctx, employeeIds, changedFrom);
  for (const id of recounted.requestIds) await ctx.announce(leaveRequestChanged, { id });
  for (const employeeId of recounted.employeeIds) await ctx.announce(leaveBalanceChanged, { employeeId });
}

async function askAndAnnounce(ctx: BaseContext, of: Parameters<typeof askPresentClients>[1]): Promise<void> {
  for (const id of await askPresentClients(ctx, of)) await ctx.announce(leaveRequestChanged, { id });
}

/** Writes the activity log and announces the change. */
export async function concludeLeaveTypeChange(ctx: Ctx, id: number, entry: Omit<AuditEntry, 'subject'>): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'leave-type', id: String(id) } });
  await ctx.announce(leaveTypeChanged, { id });
}

export async function concludeLeavePolicyChange(
  ctx: Ctx,
  id: number,
  entry: Omit<AuditEntry, 'subject'>,
): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'leave-policy', id: String(id) } });
  await ctx.announce(leavePolicyChanged, { id });
}

/** Open lists refresh once. */
export async function announceBalances(ctx: Pick<Ctx, 'announce'>, employeeIds: readonly number[]): Promise<void> {
  const last = employeeIds.at(-1);
  if (last !== undefined) await ctx.announce(leaveBalanceChanged, { employeeId: last });
}

/** The balances of these people follow after the commit. */
export async function announcePeopleOfLeave(ctx: Pick<Ctx, 'announce'>, employeeIds: readonly number[]): Promise<void> {
  for (const portion of portionsOf(employeeIds, peopleAtOnce))
    await ctx.announce(peopleChanged, { employeeIds: portion });
}

const peopleAtOnce = 100;
