import { dayIn, homeZone } from '@muster/contract';
import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import type { DomainEvent } from '../../platform/events/events.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { refreshList, refreshListOfClient } from './employee-list.repository.ts';

/** Payloads carry only ids: listeners read the data under their own rights. */
export const employeeCreated = (id: number, clientId: number): DomainEvent =>
  employeeEvent('employee.created', id, clientId);
export const employeeUpdated = (id: number, clientId: number): DomainEvent =>
  employeeEvent('employee.updated', id, clientId);
export const employeeDeleted = (id: number, clientId: number): DomainEvent =>
  employeeEvent('employee.deleted', id, clientId);

export const employeeDeactivated = (id: number, clientId: number): DomainEvent =>
  employeeEvent('employee.deactivated', id, clientId);
export const employeeReactivated = (id: number, clientId: number): DomainEvent =>
  employeeEvent('employee.reactivated', id, clientId);

/** Many employees at once: every open list and record refreshes. */
export const employeesImported = (count: number): DomainEvent => ({ name: 'employees.imported', payload: { count } });

/** Open lists and records refresh themselves when somebody else changes an employee. */
export const employeesListeners: readonly EventListener<BaseContext>[] = [
  listen('employee.created', 'refresh-open-lists', refreshOpenLists),
  listen('employee.updated', 'refresh-open-lists', refreshOpenLists),
  listen('employee.deleted', 'refresh-open-lists', refreshOpenLists),
  listen('employee.deactivated', 'refresh-open-lists', refreshOpenLists),
  listen('employee.reactivated', 'refresh-open-lists', refreshOpenLists),
  listen('employees.imported', 'refresh-open-lists', refreshOpenLists),
  // The list stores the name of the client with each employee.
  listen('client.renamed', 'refresh-list', async (ctx, { payload }) => {
    await refreshListOfClient(ctx.db, Number(payload.clientId), dayIn(homeZone, ctx.clock.now()));
  }),
  listen('schedule.changed', 'refresh-list', refreshShown),
];

async function refreshOpenLists(ctx: BaseContext, event: DomainEvent): Promise<void> {
  await publish(ctx.db, 'private-employees', 'employees.changed', { id: Number(event.payload.employeeId ?? 0) });
}

/** The list shows the shift, and whether somebody is on the schedule. */
async function refreshShown(ctx: BaseContext, { payload }: DomainEvent): Promise<void> {
  const ids = Array.isArray(payload.employeeIds) ? payload.employeeIds : [];
  if (ids.length === 0) return;
  await refreshList(ctx.db, ids, dayIn(homeZone, ctx.clock.now()));
  await publish(ctx.db, 'private-employees', 'employees.changed', {});
}

function employeeEvent(name: string, id: number, clientId: number): DomainEvent {
  return { name, payload: { employeeId: id, clientId } };
}
