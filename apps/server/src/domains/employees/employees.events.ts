import { z } from 'zod';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen, listenToAll } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { portionsOf } from '../../platform/events/portions-of.ts';
import { pushEachToStaff, pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { approvalWaiting } from '../approvals/index.ts';
import { clientRenamed } from '../clients/index.ts';
import { scheduleChanged } from '../shifts/index.ts';
import { refreshList, refreshListOfClient } from './employee-list.repository.ts';
import { notifyWaitingPayDeciders } from './notices-of-pay.ts';

const ofEmployee = z.object({ employeeId: z.int(), clientId: z.int() });

export const employeeCreated = defineEvent('employee.created', ofEmployee);
export const employeeUpdated = defineEvent('employee.updated', ofEmployee);
export const employeeDeleted = defineEvent('employee.deleted', ofEmployee);
export const employeeDeactivated = defineEvent('employee.deactivated', ofEmployee);
export const employeeReactivated = defineEvent('employee.reactivated', ofEmployee);
/** Requested, decided or withdrawn; an applied one is an update too. */
export const payChangeChanged = defineEvent('employee.pay-change-changed', ofEmployee);
/** Many employees at once, so open pages refresh all they show. */
export const employeesImported = defineEvent('employees.imported', z.object({ count: z.int() }));
/** The employments of some of these people may have changed. */
export const employmentsImported = defineEvent(
  'employees.employments-imported',
  z.object({ employeeIds: z.array(z.int()).readonly() }),
);

/** What follows from employments, such as a recount of leave, locks the employees, who cannot clock in meanwhile. */
const peopleAtOnce = 10;

export async function announceImportedEmployees(
  ctx: Pick<BaseContext, 'announce'>,
  employeeIds: readonly number[],
): Promise<void> {
  if (employeeIds.length === 0) return;
  await ctx.announce(employeesImported, { count: employeeIds.length });
  for (const portion of portionsOf(employeeIds, peopleAtOnce))
    await ctx.announce(employmentsImported, { employeeIds: portion });
}

const changesOfOne = [
  employeeCreated,
  employeeUpdated,
  employeeDeleted,
  employeeDeactivated,
  employeeReactivated,
  payChangeChanged,
];

export const employeesListeners: readonly EventListener<BaseContext>[] = [
  listen(approvalWaiting, 'employees.notify-pay-deciders', notifyWaitingPayDeciders),
  ...changesOfOne.map((kind) =>
    listenToAll(kind, 'refresh-open-lists', ({ db }: BaseContext, all) =>
      pushEachToStaff(
        db,
        'employees.changed',
        all.map(({ employeeId }) => ({ id: employeeId })),
      ),
    ),
  ),
  // 0: any employee may have changed.
  listen(employeesImported, 'refresh-open-lists', ({ db }) => pushToStaff(db, 'employees.changed', { id: 0 })),
  // The list stores the client's name with each employee.
  listen(clientRenamed, 'refresh-list', async (ctx, { clientId }) => {
    await refreshListOfClient(ctx.db, clientId, todayAtHome(ctx));
  }),
  // The list shows the shift and whether the employee is scheduled.
  listenToAll(scheduleChanged, 'refresh-list', async (ctx, all) => {
    const employeeIds = [...new Set(all.flatMap((one) => one.employeeIds))];
    if (employeeIds.length === 0) return;
    await refreshList(ctx.db, employeeIds, todayAtHome(ctx));
    await pushToStaff(ctx.db, 'employees.changed');
  }),
];
